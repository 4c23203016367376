import brand from '../../brand.json';

/** A place that promises a first reply, each in its own words (brand.json). */
export type Place = keyof typeof brand.promises;
type Promised = { hours: number } | { businessDays: number };

/** The promised time to a first reply: "24 hours" or "1 business day". */
export function firstReply(place: Place): string {
  const promised: Promised = brand.promises[place];
  if ('hours' in promised) return `${promised.hours} hours`;
  const { businessDays } = promised;
  return `${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;
}

/** Printed beside a promise in hours; empty for business days, which say it themselves. */
export const replyNote = (place: Place): string =>
  'hours' in brand.promises[place] ? 'Hours are counted on working days.' : '';
