import { tzOffset } from '@date-fns/tz';
import { LOCALE } from '../../config/locale';

const MINUTE = 60_000;
export const DAY = 86_400_000;

/** `weekday` from Monday (1), `minutes` since midnight. */
export type Wall = { day: string; weekday: number; minutes: number };

const MAX_KEPT = 20_000;
const offsets = new Map<string, number | null>();

/** Minutes ahead of UTC. Cached per day, except for days with a clock change. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY);
  const key = `${day} ${zone}`;
  if (!offsets.has(key)) {
    if (offsets.size >= MAX_KEPT) offsets.clear();
    const [first, last] = [day, day + 1].map((one) => tzOffset(zone, new Date(one * DAY)));
    offsets.set(key, first === last ? first! : null);
  }
  return offsets.get(key) ?? tzOffset(zone, new Date(instant));
}

const dayNames = new Map<number, string>();

/** Days since 1 January 1970. Cached, because formatting is slow. */
function dayNamed(day: number): string {
  const known = dayNames.get(day);
  if (known) return known;
  if (dayNames.size >= MAX_KEPT) dayNames.clear();
  const name = new Date(day * DAY).toISOString().slice(0, 10);
  dayNames.set(day, name);
  return name;
}

export function wallOf(instant: number, zone: string): Wall {
  const local = instant + offsetAt(instant, zone) * MINUTE;
  const day = Math.floor(local / DAY);
  // 1 January 1970 was a Thursday.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  return { day: dayNamed(day), weekday, minutes: Math.floor((local - day * DAY) / MINUTE) };
}

export type LocalTime = { day: string; dayInWords: string; time: string; zone: string };

const formats = new Map<string, Record<'day' | 'time' | 'zone', Intl.DateTimeFormat>>();

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
  const made = {
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: format({ timeZoneName: 'short' }),
  };
  formats.set(timeZone, made);
  return made;
}

/**
 * `zone` is that day's abbreviation ("GMT", "BST"), which distinguishes the hours when clocks go
 * back.
 */
export function localTime(at: Date, timeZone: string): LocalTime {
  const { day, time, zone } = formatsOf(timeZone);
  return {
    day: wallOf(at.getTime(), timeZone).day,
    dayInWords: day.format(at).replace(/^(\w+),/, '$1'),
    time: time.format(at),
    zone: zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value,
  };
}

/** "Thursday 26 November 2026, 10:00 GMT (Europe/London)" */
export function inWords(at: Date, timeZone: string): string {
  const { dayInWords, time, zone } = localTime(at, timeZone);
  const place = zone === timeZone ? '' : ` (${timeZone.replaceAll('_', ' ')})`;
  return `${dayInWords}, ${time} ${zone}${place}`;
}
