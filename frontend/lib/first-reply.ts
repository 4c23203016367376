import brand from '../../brand.json';

export type Place = keyof typeof brand.promises;
type Promised = { hours: number } | { businessDays: number };

export function firstReply(place: Place): string {
  const promised: Promised = brand.promises[place];
  if ('hours' in promised) return `${promised.hours} hours`;
  const { businessDays } = promised;
  return `${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;
}

/** Note for promises in hours; business days need none. */
export const replyNote = (place: Place): string =>
  'hours' in brand.promises[place] ? 'Hours are counted on working days.' : '';
