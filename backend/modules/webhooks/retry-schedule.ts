const MINUTE = 60;
const HOUR = 60 * MINUTE;

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

/** Random share of the wait, so that deliveries that failed together are not retried together. */
const SPREAD = 0.05;

export function waitAfter(attempts: number, random = Math.random): number | null {
  const wait = WAITS[attempts];
  return wait === undefined ? null : Math.round(wait * (1 + SPREAD * random()));
}
