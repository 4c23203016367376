import { setTimeout as pause } from 'node:timers/promises';

/** Polls until `done`, for 90 seconds by default; returns the last value. */
export async function eventually<T>(
  what: () => Promise<T>,
  done: (value: T) => boolean,
  milliseconds = 90_000,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const value = await what();
    if (done(value)) return value;
    await pause(50);
  }
  throw new Error(`It did not happen: ${JSON.stringify(await what())}`);
}
