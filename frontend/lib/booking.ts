import brand from '../../brand.json';

/** Our own page, unless brand.json names another calendar. `kind` is a kind of call of the server. */
export function bookingHref(topic?: string, kind: 'consultation' | 'discovery' = 'consultation') {
  const query = topic ? `?about=${encodeURIComponent(topic)}` : '';
  return brand.bookingUrl || `/book/${kind}${query}`;
}
