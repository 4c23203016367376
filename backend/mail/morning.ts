import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { set } from 'date-fns/set';
import { OFFICE_ZONE } from '../config/office';
import { LOCALE } from '../config/locale';

const HOUR = 8;

export function nextMorning(after: Date, zone: string | null): Date {
  const day = new TZDate(after.getTime(), usableZone(zone));
  const today = set(day, { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 });
  const next = today.getTime() > after.getTime() ? today : addDays(today, 1);
  return new Date(next.getTime());
}

export const momentInWords = (at: Date, zone: string | null): string =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: usableZone(zone),
  })
    .format(at)
    .replace(/^(\w+),/, '$1');

export function zoneNamed(zone: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return ZONES.has(timeZone) || FIXED.test(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
/** Browsers report these for some settings of Windows. */
const FIXED = /^Etc\/GMT[+-]\d{1,2}$/;

/** A zone that a newer Node has removed must not delay mail. */
export const usableZone = (zone: string | null): string =>
  (zone ? zoneNamed(zone) : null) ?? OFFICE_ZONE;
