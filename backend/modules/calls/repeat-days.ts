import { DAY_MS } from '../../time/days';
import type { Wall } from './calendar-zones';
import type { Rule } from './repeat-rule';

/** `number`: days since 1 January 1970. Months begin with 1. */
export type Place = { number: number; year: number; month: number; date: number };

const numberOf = (year: number, month: number, date: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS;

export function placeOf(number: number): Place {
  const at = new Date(number * DAY_MS);
  return {
    number,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
  };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** 1 January 1970 was a Thursday. */
const weekdayOf = (number: number): number => modulo(number + 4, 7);

export const weekBegin = (number: number, weekStart: number): number =>
  number - modulo(weekdayOf(number) - weekStart, 7);

export function* daysOfMonth(year: number, month: number): Generator<Place> {
  const first = numberOf(year, month, 1);
  const length = numberOf(year, month + 1, 1) - first;
  for (let date = 1; date <= length; date += 1) {
    yield { number: first + date - 1, year, month, date };
  }
}

export function* daysOfYear(year: number, months?: number[]): Generator<Place> {
  for (let month = 1; month <= 12; month += 1) {
    if (isAmong(months, month)) yield* daysOfMonth(year, month);
  }
}

/** Fills the gaps of a rule from its first day (RFC 5545, 3.3.10). */
export function withDefaults(rule: Rule, start: Wall): Rule {
  const { lists, weekdays, freq } = rule;
  const { month, date, number } = placeOf(Math.floor(start / DAY_MS));
  const everyWeek = { ...rule, weekdays: [{ weekday: weekdayOf(number), nth: 0 }] };
  if (weekdays || lists.BYYEARDAY || lists.BYMONTHDAY) return rule;
  if (lists.BYWEEKNO || freq === 'WEEKLY') return everyWeek;
  if (freq === 'MONTHLY') return { ...rule, lists: { ...lists, BYMONTHDAY: [date] } };
  if (freq !== 'YEARLY') return rule;
  return { ...rule, lists: { BYMONTH: [month], ...lists, BYMONTHDAY: [date] } };
}

const isAmong = (list: number[] | undefined, ...values: number[]): boolean =>
  !list || values.some((value) => list.includes(value));

export function isRuleDay(rule: Rule, day: Place): boolean {
  const { lists } = rule;
  return (
    isAmong(lists.BYMONTH, day.month) &&
    (!lists.BYMONTHDAY || isAmong(lists.BYMONTHDAY, ...placesIn(monthOf(day), day))) &&
    (!lists.BYYEARDAY || isAmong(lists.BYYEARDAY, ...placesIn(yearOf(day), day))) &&
    (!lists.BYWEEKNO || isAmong(lists.BYWEEKNO, ...weekNumbersOf(rule, day))) &&
    isRuleWeekday(rule, day)
  );
}

type Stretch = { first: number; length: number };

function monthOf({ year, month }: Place): Stretch {
  const first = numberOf(year, month, 1);
  return { first, length: numberOf(year, month + 1, 1) - first };
}

function yearOf({ year }: { year: number }): Stretch {
  const first = numberOf(year, 1, 1);
  return { first, length: numberOf(year + 1, 1, 1) - first };
}

/** Counted from the beginning, and from the end as a negative number. */
function placesIn({ first, length }: Stretch, { number }: Place): [number, number] {
  const place = number - first + 1;
  return [place, place - length - 1];
}

function weekNumbersOf({ weekStart }: Rule, { number }: Place): [number, number] {
  // The fourth day of a week says to which year the week belongs.
  const year = placeOf(weekBegin(number, weekStart) + 3).year;
  const first = weekBegin(numberOf(year, 1, 4), weekStart);
  const last = weekBegin(numberOf(year, 12, 28), weekStart);
  const week = weekBegin(number, weekStart);
  return [(week - first) / 7 + 1, (week - last) / 7 - 1];
}

function isRuleWeekday({ weekdays, freq, lists }: Rule, day: Place): boolean {
  if (!weekdays) return true;
  const own = weekdays.filter(({ weekday }) => weekday === weekdayOf(day.number));
  if (own.length === 0) return false;
  const isCounted = freq === 'MONTHLY' || freq === 'YEARLY';
  if (!isCounted || own.some(({ nth }) => nth === 0)) return true;
  const stretch = freq === 'MONTHLY' || lists.BYMONTH ? monthOf(day) : yearOf(day);
  const [place, back] = placesIn(stretch, day);
  return own.some(({ nth }) => nth === Math.ceil(place / 7) || nth === Math.floor(back / 7));
}
