const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt: ten, over 75 hours. */
const WAITS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const MOST_ATTEMPTS = WAITS.length;

/** Of the wait, at random, so that what failed together does not come back together. */
const SPREAD = 0.05;

/** Seconds until the next attempt after so many; null where that was the last. */
export function waitAfter(attempts: number, random = Math.random): number | null {
  const wait = WAITS[attempts];
  return wait === undefined ? null : Math.round(wait * (1 + SPREAD * random()));
}
