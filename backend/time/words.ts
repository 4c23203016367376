import { LOCALE } from '../config/locale';
import type { Day } from './days';
import { startOf, wallOf } from './wall-clock';
import { usableZone } from './zones';

const LOOKS = {
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  moment: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  },
  second: { dateStyle: 'long', timeStyle: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  zone: { timeZoneName: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(look: keyof typeof LOOKS, timeZone: string): Intl.DateTimeFormat {
  const key = `${look} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, { ...LOOKS[look], timeZone });
  formats.set(key, made);
  return made;
}

const withoutComma = (text: string): string => text.replace(/^(\w+),/, '$1');

/** "26 November 2026" */
export const dayInWords = (day: Day): string => formatOf('day', 'UTC').format(startOf(day, 'UTC'));

/** "Thursday 26 November at 10:00". A reader without a zone gets the office's. */
export const momentInWords = (at: Date, zone: string | null): string =>
  withoutComma(formatOf('moment', usableZone(zone)).format(at));

/** "26 November 2026 at 10:00:00 GMT" */
export const secondInWords = (at: Date, zone: string): string =>
  formatOf('second', zone).format(at);

type LocalTime = { day: Day; dayName: string; time: string; zone: string };

/**
 * `zone` is that day's abbreviation ("GMT", "BST"), which distinguishes the hours when clocks go
 * back.
 */
export function localTime(at: Date, zone: string): LocalTime {
  const parts = formatOf('zone', zone).formatToParts(at);
  return {
    day: wallOf(at.getTime(), zone).day,
    dayName: withoutComma(formatOf('weekday', zone).format(at)),
    time: formatOf('time', zone).format(at),
    zone: parts.find(({ type }) => type === 'timeZoneName')!.value,
  };
}

/** "Thursday 26 November 2026" and "10:00 GMT (Europe/London)" */
export function momentOf(at: Date, zone: string): { day: string; time: string } {
  const { dayName, time, zone: short } = localTime(at, zone);
  const place = short === zone ? '' : ` (${zone.replaceAll('_', ' ')})`;
  return { day: dayName, time: `${time} ${short}${place}` };
}

/** "Thursday 26 November 2026, 10:00 GMT (Europe/London)" */
export function timeInWords(at: Date, zone: string): string {
  const { day, time } = momentOf(at, zone);
  return `${day}, ${time}`;
}

/** "Thu 26 Nov, 10:00" */
export const shortMoment = (at: Date, zone: string): string =>
  `${withoutComma(formatOf('short', zone).format(at))}, ${formatOf('time', zone).format(at)}`;

/** "Thu", "26", "Nov" */
export function shortDay(day: Day): { weekday: string; date: string; month: string } {
  const parts = formatOf('short', 'UTC').formatToParts(startOf(day, 'UTC'));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  return { weekday: part('weekday'), date: part('day'), month: part('month') };
}
