import brand from '../../brand.json';
import { locale } from './locale';

/** "2026-11-21", without a zone: a deadline, a birthday, the date of a paper. */
export type Day = `${number}-${number}-${number}`;

/** "2026-11-21T10:00:00.000Z" */
export type Instant = `${string}T${string}`;

const dayAndTimeParts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const dayAndTime = new Intl.DateTimeFormat(locale, dayAndTimeParts);
const timeWithZone = new Intl.DateTimeFormat(locale, { ...dayAndTimeParts, timeZoneName: 'short' });
const officeTime = new Intl.DateTimeFormat(locale, {
  ...dayAndTimeParts,
  timeZone: brand.hours.zone,
  timeZoneName: 'short',
});
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

function dayFormat(month: 'short' | 'long'): (day: Day) => string {
  // A day is read as midnight in UTC, so it is printed there: everywhere it is the same.
  const parts = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, parts);
  return (day) => format.format(new Date(day));
}

/** "21 Nov 2026", the same in every zone. */
export const formatDay = dayFormat('short');
/** "21 November 2026", the same in every zone. */
export const formatDate = dayFormat('long');

export const formatMonth = (at: Instant) => month.format(new Date(at));
export const formatTime = (at: Instant) => time.format(new Date(at));
export const formatDayAndTime = (at: Instant) => dayAndTime.format(new Date(at));
/** "21 Nov 2026, 10:00 GMT", for a time that others agree on. */
export const formatTimeWithZone = (at: Instant) => timeWithZone.format(new Date(at));
/** "21 Nov 2026, 10:00 GMT", by the office's clock: a contract has the same day for all. */
export const formatOfficeTime = (at: Instant) => officeTime.format(new Date(at));
export const formatLongDay = (date: Date) => longDay.format(date).replace(',', '');

export const toInstant = (at: Date | number): Instant => new Date(at).toISOString() as Instant;

/** The day of an instant by the reader's clock, on which it may be another than in UTC. */
export const dayOf = (at: Date | Instant): Day => {
  const instant = new Date(at);
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 10) as Day;
};

/** The reader's. */
export const today = (): Day => dayOf(new Date());

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

export function formatAge(at: Instant, now: Date = new Date()): string {
  const seconds = (Date.parse(at) - now.getTime()) / 1000;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : 'just now';
}
