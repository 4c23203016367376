/** The call that every page offers, and what may be bought after it. */
import brand from '../../brand.json';
import { figure } from './claims';
import { service, type Service, services } from './services';
import type { Link } from './types';

export const bookCall: Link = {
  label: 'Book a free 30-minute call',
  href: brand.bookingUrl,
  accessibleName: 'Book a free 30-minute call (opens our calendar in a new tab)',
  newTab: true,
};

const scopeOf = ({ price, buys }: Service): string =>
  `Then a first fixed scope, from ${figure(price)}: ${buys.split(';')[0]}.`;

/** Under the button: the price of the first scope on a service's pages, else of the one most begin with. */
export function firstScope(path: string): string {
  const here = services.find(({ id }) => path.endsWith(`/${id}`));
  return scopeOf(here ?? service('ai-consulting'));
}

/** Where the bar at the foot of a phone stands: not over an article, a form or another bar. */
export const offersCall = (path: string): boolean =>
  path === '/' ||
  /^\/(services|cambridge|industries|case-studies|about|ai-for-startups)/.test(path);
