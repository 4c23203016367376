import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/days';
import type { Wall } from './calendar-zones';
import {
  daysOfMonth,
  daysOfYear,
  isRuleDay,
  placeOf,
  weekBegin,
  withDefaults,
  type Place,
} from './repeat-days';
import type { Frequency, ListName, Rule } from './repeat-rule';

const MAX_STEPS = 150_000;
const MAX_OF_SERIES = 25_000;

/** The steps that rules may take: all of a calendar together, about two seconds, and each. */
export class Steps {
  private left = MAX_STEPS;
  private ofSeries = 0;

  begin(): void {
    this.ofSeries = MAX_OF_SERIES;
  }

  take(count = 1): void {
    this.left -= count;
    this.ofSeries -= count;
    if (this.left < 0 || this.ofSeries < 0) throw new Error('A rule takes too many steps');
  }
}

type Series = { start: Wall; isDay: boolean; from: Wall; to: Wall };

/**
 * Starts between `from` and `to`, on the event's clock. `instantOf` compares them with an UNTIL in
 * UTC. Written here because the iterator of ical.js leaves out starts, which would be offered: the
 * last one of a COUNT, and those in the year of the first one.
 * @throws if the rule cannot be expanded
 */
export function* startsOf(
  given: Rule,
  { start, isDay, from, to }: Series,
  steps: Steps,
  instantOf: (wall: Wall) => number,
): Generator<Wall> {
  expectMeant(given);
  steps.begin();
  const rule = withDefaults(isDay ? withoutClock(given) : given, start);
  const times = timesIn(rule, start, steps);
  const { count = Infinity, until } = rule;
  let found = 0;
  for (const { begin, days } of periodsOf(rule, start, from)) {
    if (begin > to || (until && begin > until.wall + MARGIN)) return;
    const all = [...days];
    const right = all.filter((day) => isRuleDay(rule, day));
    steps.take(1 + Math.floor(all.length / 30) + right.length * times.length);
    for (const wall of chosen(rule, startsIn(right, times, begin))) {
      if (wall < start) continue;
      const isClose = until?.isInstant && !isDay && Math.abs(wall - until.wall) < MARGIN;
      if (wall > to || (until && (isClose ? instantOf(wall) : wall) > until.wall)) return;
      found += 1;
      if (found > count) return;
      if (wall >= from) yield wall;
    }
  }
}

/** Clocks differ from UTC by less than this. */
const MARGIN = 2 * DAY_MS;

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Rules that no program may write mean something else than they say. */
function expectMeant({ freq, lists }: Rule): void {
  const isForbidden =
    (lists.BYWEEKNO && freq !== 'YEARLY') ||
    (lists.BYYEARDAY && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(freq)) ||
    (lists.BYMONTHDAY && freq === 'WEEKLY');
  const { BYMONTH: months, BYMONTHDAY: dates } = lists;
  const isNever =
    months &&
    dates?.every((date) => months.every((month) => Math.abs(date) > LONGEST_MONTHS[month - 1]!));
  if (isForbidden || isNever) throw new Error('A rule contradicts itself');
}

const CLOCKS = [
  ['BYHOUR', HOUR_MS, 24],
  ['BYMINUTE', MINUTE_MS, 60],
  ['BYSECOND', 1_000, 60],
] as const satisfies [ListName, number, number][];

/** Whole days have no clock. */
const withoutClock = (rule: Rule): Rule => ({
  ...rule,
  lists: { ...rule.lists, BYHOUR: undefined, BYMINUTE: undefined, BYSECOND: undefined },
});

const UNITS: Partial<Record<Frequency, number>> = {
  SECONDLY: 1_000,
  MINUTELY: MINUTE_MS,
  HOURLY: HOUR_MS,
};

const unitOf = ({ freq }: Rule): number => UNITS[freq] ?? DAY_MS;

/** Several times a day, perhaps. */
export const isSubDaily = (rule: Rule): boolean =>
  unitOf(rule) < DAY_MS || CLOCKS.some(([name]) => rule.lists[name]);

const placeOn = (wall: Wall, size: number, most: number): number =>
  ((Math.floor(wall / size) % most) + most) % most;

/** The starts within a day, or within a shorter period, from its beginning. */
function timesIn(rule: Rule, start: Wall, steps: Steps): number[] {
  let times = [0];
  for (const [name, size, most] of CLOCKS) {
    if (size >= unitOf(rule)) continue;
    const list = rule.lists[name]?.toSorted((a, b) => a - b) ?? [placeOn(start, size, most)];
    steps.take(times.length * list.length);
    times = times.flatMap((time) => list.map((one) => time + one * size));
  }
  return times;
}

type Period = { begin: Wall; days: Iterable<Place> };

/** In the order of the rule. Those long before `from` are left out if nobody counts them. */
function* periodsOf(rule: Rule, start: Wall, from: Wall): Generator<Period> {
  const { interval, count } = rule;
  const unit = unitOf(rule);
  const passed = Math.floor((from - start) / (LENGTHS[rule.freq] ?? unit) / interval) - 1;
  const first = Math.floor(start / unit) * unit;
  const day = placeOf(Math.floor(start / DAY_MS));
  for (let at = count ? 0 : Math.max(0, passed); ; at += 1) {
    if (unit === DAY_MS) yield calendarPeriod(rule, day, at * interval);
    else yield shortPeriod(rule, first + at * interval * unit);
  }
}

/** The longest that each may be. */
const LENGTHS: Partial<Record<Frequency, number>> = {
  WEEKLY: 7 * DAY_MS,
  MONTHLY: 31 * DAY_MS,
  YEARLY: 366 * DAY_MS,
};

const beginning = (days: Iterable<Place>, number: number): Period => ({
  begin: number * DAY_MS,
  days,
});

function calendarPeriod({ freq, weekStart, lists }: Rule, day: Place, shift: number): Period {
  if (freq === 'DAILY') return beginning([placeOf(day.number + shift)], day.number + shift);
  if (freq === 'WEEKLY') {
    const first = weekBegin(day.number, weekStart) + shift * 7;
    return beginning(
      Array.from({ length: 7 }, (_, index) => placeOf(first + index)),
      first,
    );
  }
  const months = day.year * 12 + day.month - 1 + shift;
  const isYear = freq === 'YEARLY';
  const [year, month] = isYear
    ? [day.year + shift, 1]
    : [Math.floor(months / 12), (months % 12) + 1];
  const first = new Date(0).setUTCFullYear(year, month - 1, 1) / DAY_MS;
  return beginning(isYear ? daysOfYear(year, lists.BYMONTH) : daysOfMonth(year, month), first);
}

/** An hour, minute or second. It has no day if the rule leaves it out. */
function shortPeriod(rule: Rule, begin: Wall): Period {
  const isRight = CLOCKS.every(
    ([name, size, most]) =>
      size < unitOf(rule) || (rule.lists[name]?.includes(placeOn(begin, size, most)) ?? true),
  );
  return { begin, days: isRight ? [placeOf(Math.floor(begin / DAY_MS))] : [] };
}

const startsIn = (days: Place[], times: number[], begin: Wall): Wall[] =>
  days.flatMap(({ number }) => times.map((time) => Math.max(number * DAY_MS, begin) + time));

/** BYSETPOS: some of a period's starts, by their place. */
function chosen({ lists }: Rule, walls: Wall[]): Wall[] {
  const places = lists.BYSETPOS;
  if (!places) return walls;
  return walls.filter(
    (_, index) => places.includes(index + 1) || places.includes(index - walls.length),
  );
}
