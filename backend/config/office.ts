import brand from '../../brand.json';

const { opens, closes, zone, days } = brand.hours;

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const [first, last] = days.split('-').map((name) => NAMES.indexOf(name) + 1);

export type OpenHours = { day: number; from: string; to: string };

/** Also printed on the site; the defaults of the first calendar. */
export const OFFICE_ZONE = zone;
export const OFFICE_HOURS: OpenHours[] = Array.from({ length: last! - first! + 1 }, (_, index) => ({
  day: first! + index,
  from: opens,
  to: closes,
}));

export const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
};

export type Place = keyof typeof brand.promises;
type Promised = { hours: number } | { businessDays: number };

export const promiseAt = (place: Place): Promised => brand.promises[place];

export const HOURS_A_DAY = 24;

/**
 * Each 24 hours are one office day, which never ends later than 24 hours counted on working days.
 */
export function promisedMinutes(place: Place): number {
  return promisedDays(place) * (minutesOf(closes) - minutesOf(opens));
}

/** @throws if brand.json does not promise whole days */
export function promisedDays(place: Place): number {
  const promised = promiseAt(place);
  const days = 'hours' in promised ? promised.hours / HOURS_A_DAY : promised.businessDays;
  if (!Number.isInteger(days) || days < 1) {
    throw new Error(`brand.json: the promise "${place}" has to be in whole days (24 hours, 48 …)`);
  }
  return days;
}

export const PROMISED_MINUTES = promisedMinutes('portal');
