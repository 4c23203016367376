/** How long something waits after each failure, and when it is given up. */
export type RetryPolicy = {
  /** Seconds after the first failure, the second and so on; the last one repeats. */
  waits: readonly number[];
  /** Failures after which it is given up. */
  maxFailures: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Spreads the retries of work that failed at the same time. */
const JITTER = 0.1;

/** The longest wait that a server may ask for, in seconds. */
const LONGEST_ASKED = DAY;

function doubling(first: number, longest: number): number[] {
  const steps = Math.ceil(Math.log2(longest / first)) + 1;
  return Array.from({ length: steps }, (_, step) => Math.min(first * 2 ** step, longest));
}

/** Work in our own rows is never given up: it succeeds once its cause is mended. */
export const ROW: RetryPolicy = { waits: doubling(2, 10 * MINUTE), maxFailures: Infinity };

/** Each attempt is expensive, although a person is waiting for the data. */
export const DATA_REQUEST: RetryPolicy = {
  waits: doubling(MINUTE, HOUR),
  maxFailures: Infinity,
};

/** As often as a calendar that can be read. */
export const CALENDAR: RetryPolicy = { waits: [5 * MINUTE], maxFailures: Infinity };

/** Inbound mail comes in as soon as its mailbox can be read again. */
export const MAILBOX: RetryPolicy = { waits: doubling(1, 5 * MINUTE), maxFailures: Infinity };

/** About an hour and a half. */
export const INBOUND_MAIL: RetryPolicy = { ...ROW, maxFailures: 16 };

/** Standard Webhooks: ten attempts over 75 hours. */
export const WEBHOOK: RetryPolicy = {
  waits: [5, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)],
  maxFailures: 10,
};

/** Refusals of the mail itself: about an hour with 30 seconds at first, which is the default. */
export const refusedMail = (firstSeconds: number): RetryPolicy => ({
  waits: doubling(firstSeconds, firstSeconds * 64),
  maxFailures: 8,
});

/**
 * The server cannot be reached, does not let us in or asks us to wait, which says nothing about what
 * it was to take: counted apart, by all attempts. At most every 16 minutes, for about three days.
 */
export const serverAway = (firstSeconds: number): RetryPolicy => ({
  waits: doubling(firstSeconds, firstSeconds * 32),
  maxFailures: 300,
});

/** Seconds to wait after the n-th failure; null if that was the last. */
export function waitAfter(
  { waits, maxFailures }: RetryPolicy,
  failures: number,
  { askedSeconds = 0, random = Math.random } = {},
): number | null {
  if (failures >= maxFailures) return null;
  const wait = waits[Math.min(failures, waits.length) - 1]!;
  return Math.max(wait, Math.min(askedSeconds, LONGEST_ASKED)) * (1 + JITTER * random());
}
