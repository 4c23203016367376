import { locale } from './locale';

const dayAndTimeParts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const dayAndTime = new Intl.DateTimeFormat(locale, dayAndTimeParts);
const timeWithZone = new Intl.DateTimeFormat(locale, { ...dayAndTimeParts, timeZoneName: 'short' });
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

function dayFormat(month: 'short' | 'long'): (iso: string) => string {
  const parts = { day: 'numeric', month, year: 'numeric' } as const;
  const instant = new Intl.DateTimeFormat(locale, parts);
  // A date without a time is read as midnight in UTC, a day earlier west of Greenwich.
  const date = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  return (iso) => (iso.includes('T') ? instant : date).format(new Date(iso));
}

export const formatMonth = (iso: string) => month.format(new Date(iso));
/** "21 Nov 2026": the day of an instant in the reader's zone, or a date without a time as it is. */
export const formatDay = dayFormat('short');
/** "21 November 2026", as `formatDay`. */
export const formatDate = dayFormat('long');
export const formatTime = (iso: string) => time.format(new Date(iso));
export const formatDayAndTime = (iso: string) => dayAndTime.format(new Date(iso));
/** "21 Nov 2026, 10:00 GMT", for a time that others agree on or that binds. */
export const formatTimeWithZone = (iso: string) => timeWithZone.format(new Date(iso));
export const formatLongDay = (date: Date) => longDay.format(date).replace(',', '');

/** "2026-11-21" by the reader's clock, on which it may be another day than in UTC. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

export const dayMs = 86_400_000;

export const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** In the largest unit that fits, rounded down: formatDuration(260) is "4 minutes". */
export function formatDuration(seconds: number): string {
  const [unit, size] = steps.find((step) => seconds >= step[1]) ?? (['second', 1] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
}

export function formatAge(iso: string, now: Date = new Date()): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : 'just now';
}
