import { DAY_MS } from '../../time/days';
import { wallIn, type Wall } from './calendar-zones';

export const FREQUENCIES = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `nth`: of its month or year, from the end if negative; 0 for every one. */
type WeekdayOf = { weekday: number; nth: number };

/** `until`: the last start, on the event's clock or as an instant. Weekdays begin with Sunday, 0. */
export type Rule = {
  freq: Frequency;
  interval: number;
  lists: Partial<Record<ListName, number[]>>;
  weekdays?: WeekdayOf[];
  weekStart: number;
  until?: { wall: Wall; isInstant: boolean };
  count?: number;
};

const number = (most: number) => (one: string) =>
  /^[+-]?\d{1,3}$/.test(one) && +one !== 0 && Math.abs(+one) <= most;
const clock = (most: number) => (one: string) => /^\d{1,2}$/.test(one) && +one <= most;

const LISTS = {
  BYSECOND: clock(59),
  BYMINUTE: clock(59),
  BYHOUR: clock(23),
  BYMONTHDAY: number(31),
  BYYEARDAY: number(366),
  BYWEEKNO: number(53),
  BYMONTH: (one: string) => /^(?:0?[1-9]|1[0-2])$/.test(one),
  BYSETPOS: number(366),
};
export type ListName = keyof typeof LISTS;

const WEEKDAY = /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/;

type Reading = Omit<Rule, 'freq'> & { freq: Frequency | '' };

/**
 * Parts that cannot be understood are left out, so that the series is busy more often rather than
 * less. `isSure` is false then. Null without a frequency.
 */
export function ruleIn(value: string): { rule: Rule; isSure: boolean } | null {
  const reading: Reading = { freq: '', interval: 1, lists: {}, weekStart: WEEKDAYS.indexOf('MO') };
  let isSure = true;
  for (const part of value.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', text = ''] = part.split('=').map((one) => one.replace(/\s+/g, ''));
    isSure = takePart(reading, name, text) && isSure;
  }
  const { freq, ...rest } = reading;
  return freq === '' ? null : { rule: { ...rest, freq }, isSure };
}

function takePart(rule: Reading, name: string, text: string): boolean {
  if (name === 'FREQ') rule.freq = FREQUENCIES.find((one) => one === text) ?? '';
  else if (name === 'INTERVAL' && /^\d{1,4}$/.test(text)) rule.interval = Math.max(1, +text);
  else if (name === 'COUNT' && /^[1-9]\d{0,5}$/.test(text)) rule.count = +text;
  else if (name === 'UNTIL') return takeUntil(rule, text);
  else if (name === 'WKST' && WEEKDAYS.includes(text)) rule.weekStart = WEEKDAYS.indexOf(text);
  else if (name === 'BYDAY') return takeWeekdays(rule, text);
  else if (Object.hasOwn(LISTS, name)) return takeList(rule, name as ListName, text);
  else return name.startsWith('X-');
  return true;
}

function takeList({ lists }: Reading, name: ListName, text: string): boolean {
  const all = text.split(',').filter(Boolean);
  const good = all.filter(LISTS[name]).map(Number);
  if (good.length > 0) lists[name] = [...new Set([...(lists[name] ?? []), ...good])];
  return good.length === all.length && good.length > 0;
}

function takeWeekdays(rule: Reading, text: string): boolean {
  const all = text.split(',').filter(Boolean);
  const good = all.flatMap((one) => {
    const [, nth = '0', name] = WEEKDAY.exec(one) ?? [];
    return name ? [{ weekday: WEEKDAYS.indexOf(name), nth: Number(nth) }] : [];
  });
  if (good.length > 0) rule.weekdays = [...(rule.weekdays ?? []), ...good];
  return good.length === all.length && good.length > 0;
}

function takeUntil(rule: Reading, text: string): boolean {
  const wall = wallIn(text);
  if (Number.isNaN(wall)) return false;
  const isDay = text.length === 8;
  rule.until = { wall: isDay ? wall + DAY_MS - 1 : wall, isInstant: text.endsWith('Z') };
  return true;
}
