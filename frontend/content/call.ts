import { bookingHref } from '../lib/booking';
import { figure } from './claims';
import { service, type Service, services } from './services';
import type { Link } from './types';

export const bookCall: Link = {
  label: 'Book a free 30-minute call',
  href: bookingHref(),
  accessibleName: 'Book a free 30-minute call (opens our calendar in a new tab)',
  newTab: true,
};

const scopeOf = ({ price, buys }: Service): string =>
  `Then, from ${figure(price)}: ${buys.split(';')[0]}.`;

/** Line under the button: the first scope of this page's service, or of the most common one. */
export function firstScope(path: string): string {
  const here = services.find(({ id }) => path.endsWith(`/${id}`));
  return scopeOf(here ?? service('ai-consulting'));
}

/** True if the phone bar is shown. Articles and forms have no bar. */
export const offersCall = (path: string): boolean =>
  path === '/' ||
  /^\/(services|cambridge|industries|case-studies|about|ai-for-startups)/.test(path);
