import Holidays from 'date-holidays';
import brand from '../../brand.json';
import type { OpenHours } from './working-calendar';

const { opens, closes, zone, days } = brand.hours;

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const [first, last] = days.split('-').map((name) => NAMES.indexOf(name) + 1);

/** The office hours of brand.json, which the site prints: what the first calendar is made of. */
export const OFFICE_ZONE = zone;
export const OFFICE_HOURS: OpenHours[] = Array.from({ length: last! - first! + 1 }, (_, index) => ({
  day: first! + index,
  from: opens,
  to: closes,
}));

/** "09:30" → 570. */
export const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
};

/** The promise of the site in working minutes: no policy may allow more for a first reply. */
export const PROMISED_MINUTES =
  brand.firstReply.businessDays * (minutesOf(closes) - minutesOf(opens));

const england = new Holidays('GB', 'ENG', { types: ['public', 'bank'] });

/** England's public and bank holidays of a year. */
export const bankHolidays = (year: number): { day: string; name: string }[] =>
  england.getHolidays(year).map(({ date, name }) => ({ day: date.slice(0, 10), name }));
