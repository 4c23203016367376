import brand from '../../brand.json';

const { opens, closes, zone, days } = brand.hours;

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const [first, last] = days.split('-').map((name) => NAMES.indexOf(name) + 1);

/** Open from … to on a day of the week (1 is Monday), in the calendar's zone, as "09:00". */
export type OpenHours = { day: number; from: string; to: string };

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

/** A place of `promises` in brand.json. */
export type Place = keyof typeof brand.promises;
type Promised = { hours: number } | { businessDays: number };

export const promiseAt = (place: Place): Promised => brand.promises[place];

export const HOURS_A_DAY = 24;

/**
 * A place's promise in working minutes. Each 24 hours are one office day, which never ends later than
 * 24 hours counted on working days. Throws for hours that are not whole days, because an office day
 * can't be divided that way.
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

/** No policy may allow more for the first reply to a request. */
export const PROMISED_MINUTES = promisedMinutes('portal');
