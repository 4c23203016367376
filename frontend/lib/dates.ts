import { locale } from './locale';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const date = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDate = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatMonth = (iso: string) => month.format(new Date(iso));
/** "21 November 2026" for a date without a time, independent of the time zone. */
export const formatDate = (iso: string) => date.format(new Date(iso));
/** "21 Nov 2026" for a date without a time. */
export const formatShortDate = (iso: string) => shortDate.format(new Date(iso));
export const formatTime = (iso: string) => time.format(new Date(iso));
export const formatDayAndTime = (iso: string) => dayAndTime.format(new Date(iso));
export const formatLongDay = (date: Date) => longDay.format(date).replace(',', '');

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
