import { setTimeout as pause } from 'node:timers/promises';

/** Longer than either way takes. */
const FLOOR_MS = 200;

/** Answers no sooner than the slower way would: how long it took must not tell who has an account. */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(FLOOR_MS)]);
  return result;
}
