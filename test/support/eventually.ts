import { setTimeout as pause } from 'node:timers/promises';

/** Asks until `done`, for 15 seconds; returns what was seen then. */
export async function eventually<T>(
  what: () => Promise<T>,
  done: (value: T) => boolean,
): Promise<T> {
  for (let i = 0; i < 150; i += 1) {
    const value = await what();
    if (done(value)) return value;
    await pause(100);
  }
  throw new Error(`It did not happen: ${JSON.stringify(await what())}`);
}
