/** The one list of the public site's addresses. `id` names the folder under pages/. */
export const sitePages = [
  { id: 'home', path: '/' },
  { id: 'services', path: '/services' },
  { id: 'contact', path: '/contact' },
  { id: 'terms', path: '/terms' },
  { id: 'privacy', path: '/privacy' },
] as const;

export const notFoundId = 'not-found';

export type SitePath = (typeof sitePages)[number]['path'];
