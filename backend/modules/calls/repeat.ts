import ICAL from 'ical.js';
import { DAY_MS } from '../../time/days';
import { timeOf, wallIn, type Wall } from './calendar-zones';

/** `until`: the last start, on the event's clock or as an instant. */
export type Rule = {
  parts: string[];
  freq: string;
  interval: number;
  until?: { wall: Wall; isInstant: boolean };
  count?: number;
};

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

const number = (least: number, most: number) => (one: string) =>
  /^[+-]?\d{1,3}$/.test(one) && +one !== 0 && +one >= least && +one <= most;
const clock = (most: number) => (one: string) => /^\d{1,2}$/.test(one) && +one <= most;

const LISTS: Record<string, (one: string) => boolean> = {
  BYSECOND: clock(59),
  BYMINUTE: clock(59),
  BYHOUR: clock(23),
  BYDAY: (one) => /^(?:[+-]?[1-9]\d?)?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(one),
  BYMONTHDAY: number(-31, 31),
  BYYEARDAY: number(-366, 366),
  BYWEEKNO: number(-53, 53),
  BYMONTH: number(1, 12),
  BYSETPOS: number(-366, 366),
};

/**
 * Parts that cannot be understood are left out, so that the series is busy more often rather than
 * less. `isSure` is false then. Null without a frequency.
 */
export function ruleIn(value: string): { rule: Rule; isSure: boolean } | null {
  const rule: Rule = { parts: [], freq: '', interval: 1 };
  let isSure = true;
  for (const part of value.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', text = ''] = part.split('=').map((one) => one.replace(/\s+/g, ''));
    isSure = takePart(rule, name, text) && isSure;
  }
  if (!FREQUENCIES.includes(rule.freq)) return null;
  return { rule, isSure };
}

function takePart(rule: Rule, name: string, text: string): boolean {
  if (name === 'FREQ') rule.freq = text;
  else if (name === 'INTERVAL' && /^\d{1,4}$/.test(text)) rule.interval = Math.max(1, +text);
  else if (name === 'COUNT' && /^[1-9]\d{0,5}$/.test(text)) rule.count = +text;
  else if (name === 'UNTIL') return takeUntil(rule, text);
  else if (name === 'WKST' && LISTS['BYDAY']!(text)) rule.parts.push(`WKST=${text}`);
  else if (name in LISTS) return takeList(rule, name, text);
  else return name.startsWith('X-');
  return true;
}

function takeList(rule: Rule, name: string, text: string): boolean {
  const all = text.split(',').filter(Boolean);
  const good = all.filter(LISTS[name]!);
  if (good.length > 0) rule.parts.push(`${name}=${good.join(',')}`);
  return good.length === all.length && good.length > 0;
}

function takeUntil(rule: Rule, text: string): boolean {
  const wall = wallIn(text);
  if (Number.isNaN(wall)) return false;
  const isDay = text.length === 8;
  rule.until = { wall: isDay ? wall + DAY_MS - 1 : wall, isInstant: text.endsWith('Z') };
  return true;
}

const MAX_STEPS = 150_000;
const MAX_OF_SERIES = 25_000;

/** The steps that rules may take: all of a calendar together, about two seconds, and each. */
export class Steps {
  private left = MAX_STEPS;
  private ofSeries = 0;

  begin(): void {
    this.ofSeries = MAX_OF_SERIES;
  }

  take(): void {
    this.left -= 1;
    this.ofSeries -= 1;
    if (this.left < 0 || this.ofSeries < 0) throw new Error('A rule takes too many steps');
  }
}

type Series = { start: Wall; isDay: boolean; from: Wall; to: Wall };

/**
 * Starts between `from` and `to`, on the event's clock. `instantOf` compares them with an UNTIL in
 * UTC.
 * @throws if the rule cannot be expanded
 */
export function* startsOf(
  rule: Rule,
  { start, isDay, from, to }: Series,
  steps: Steps,
  instantOf: (wall: Wall) => number,
): Generator<Wall> {
  const { freq, interval, count, until, parts } = rule;
  const end = count ? [`COUNT=${count}`] : [];
  const recur = ICAL.Recur.fromString(
    [`FREQ=${freq}`, `INTERVAL=${interval}`, ...parts, ...end].join(';'),
  );
  const begin = count ? start : laterStart(rule, start, from);
  const iterator = new ICAL.RecurIterator({ rule: recur, dtstart: timeOf(begin) });
  const check = iterator.check_contracting_rules.bind(iterator);
  steps.begin();
  // The library loops here without an end if no day matches the rule.
  iterator.check_contracting_rules = () => {
    steps.take();
    return check();
  };
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    const isClose = until?.isInstant && !isDay && Math.abs(wall - until.wall) < 2 * DAY_MS;
    if (wall > to || (until && (isClose ? instantOf(wall) : wall) > until.wall)) return;
    if (wall >= from) yield wall;
  }
}

const PERIODS: Record<string, number> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

export const isSubDaily = ({ freq }: Rule): boolean => (PERIODS[freq] ?? DAY_MS) < DAY_MS;

/** Begins close to the window, in step with the interval. */
function laterStart({ freq, interval }: Rule, start: Wall, from: Wall): Wall {
  const period = (PERIODS[freq] ?? 0) * interval;
  const passed = period ? Math.floor((from - start) / period) - 1 : 0;
  return passed > 0 ? start + passed * period : start;
}
