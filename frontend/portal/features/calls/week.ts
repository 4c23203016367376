import brand from '../../../../brand.json';
import { q } from '../../../api/call';
import { dayMs, today, type Day, type Instant } from '../../../lib/dates';
import { locale } from '../../../lib/locale';
import { browserZone } from '../../../lib/zone';

/** The reader's zone, or the office's: weeks are cut and days are shown in it. */
export const zone = browserZone() ?? brand.hours.zone;

export const plusDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10) as Day;

/** Monday is 0. */
const weekdayOf = (day: Day) => (new Date(day).getUTCDay() + 6) % 7;

/** Monday to Sunday of the week of this day, or of today. At a weekend the coming one is of more use. */
export function weekFrom(day: string | null, now = today()): { from: Day; to: Day } {
  const current = weekdayOf(now) < 5 ? now : plusDays(now, 2);
  const asked = day && !Number.isNaN(Date.parse(day)) ? (day.slice(0, 10) as Day) : current;
  const monday = plusDays(asked, -weekdayOf(asked));
  return { from: monday, to: plusDays(monday, 6) };
}

export const callsOf = (week: { from: Day; to: Day }) =>
  q('/api/calls', { query: { ...week, zone } });

/** The queries of the screen at this address. */
export const queriesAt = (address: string) => [
  callsOf(weekFrom(new URL(address).searchParams.get('from'))),
  q('/api/calls/without-host'),
  q('/api/calls/upcoming'),
];

const dayParts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const range = new Intl.DateTimeFormat(locale, { ...dayParts, year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(locale, { ...dayParts, weekday: 'short' });
const longDay = new Intl.DateTimeFormat(locale, { ...dayParts, weekday: 'long', month: 'long' });

/** "30 Nov – 6 Dec 2026" */
export const formatWeek = ({ from, to }: { from: Day; to: Day }): string =>
  range.formatRange(new Date(from), new Date(to));
/** "Mon 30 Nov" */
export const formatShortDay = (day: Day): string => shortDay.format(new Date(day));
/** "Monday 30 November" */
export const formatWeekday = (day: Day): string => longDay.format(new Date(day)).replace(',', '');

/** Minutes from midnight to this time by the reader's clock. */
export function minutesOf(at: Instant): number {
  const date = new Date(at);
  return date.getHours() * 60 + date.getMinutes();
}
