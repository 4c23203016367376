/** "2026-11-21", without a zone. An instant is a `Date`, so the compiler tells the two apart. */
export type Day = `${number}-${number}-${number}`;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const MAX_KEPT = 20_000;
const names = new Map<number, Day>();

/** Cached, because formatting is slow. `number`: days since 1 January 1970. */
export function dayNumbered(number: number): Day {
  const known = names.get(number);
  if (known) return known;
  if (names.size >= MAX_KEPT) names.clear();
  const [text = ''] = new Date(number * DAY_MS).toISOString().split('T');
  // A year of five digits comes with a sign and a zero, which PostgreSQL refuses.
  const day = text.replace(/^\+0/, '') as Day;
  names.set(number, day);
  return day;
}

/** Days since 1 January 1970. A 30 February counts as 2 March. */
export const numberOf = (day: Day): number => numberAt(...partsOf(day));

const partsOf = (day: Day) =>
  day.split('-').map(Number) as [year: number, month: number, date: number];

/** Months and dates beyond their end roll over; 0 is the last date of the month before. */
const numberAt = (year: number, month: number, date: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;

/** True for YYYY-MM-DD if the calendar has this day. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayNumbered(numberOf(text as Day)) === text;

export const plusDays = (day: Day, days: number): Day => dayNumbered(numberOf(day) + days);

/** The last day of the month if that month is too short: a month after 31 January is 28 February. */
export function plusMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const last = numberAt(year, month + months + 1, 0);
  return dayNumbered(Math.min(numberAt(year, month + months, date), last));
}

export function startOfMonth(day: Day): Day {
  const [year, month] = partsOf(day);
  return dayNumbered(numberAt(year, month, 1));
}

export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** From Monday (1) to Sunday (7). */
export const weekdayOf = (day: Day): number => weekdayNumbered(numberOf(day));

/** 1 January 1970, day 0, was a Thursday. */
export const weekdayNumbered = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
