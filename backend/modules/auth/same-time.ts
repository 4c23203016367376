import { setTimeout as pause } from 'node:timers/promises';

const FLOOR_MS = 200;

/** Takes as long as the slower path, so timing does not reveal who has an account. */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(FLOOR_MS)]);
  return result;
}
