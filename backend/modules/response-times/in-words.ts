import { promiseAt, type Place } from '../../config/office';
import { momentInWords } from '../../time/words';

export function within(place: Place): string {
  const promised = promiseAt(place);
  if ('hours' in promised) return `within ${promised.hours} hours`;
  const { businessDays } = promised;
  return `within ${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;
}

export const replyNote = (place: Place): string =>
  'hours' in promiseAt(place) ? ' Hours are counted on working days.' : '';

export const dueInWords = (due: Date): string => momentInWords(due, null);
