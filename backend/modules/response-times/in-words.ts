import brand from '../../../brand.json';
import { promiseAt, type Place } from '../../config/office';
import { LOCALE } from '../../config/locale';

export function within(place: Place): string {
  const promised = promiseAt(place);
  if ('hours' in promised) return `within ${promised.hours} hours`;
  const { businessDays } = promised;
  return `within ${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;
}

/** Explains a deadline in hours; empty for business days, which need no explanation. */
export const replyNote = (place: Place): string =>
  'hours' in promiseAt(place) ? ' Hours are counted on working days.' : '';

const inWords = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.hours.zone,
});

export const dueInWords = (due: Date): string => inWords.format(due).replace(/^(\w+),/, '$1');
