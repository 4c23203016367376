import { apiErrors } from '../content/api-errors';
import { insights } from './articles/collections';

/**
 * Redirects from old paths in lower case. The server compares case-insensitively, so a different case needs no entry.
 */
export const redirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    insights.flatMap(({ path, formerly }) => (formerly ? [[`/insights/${formerly}`, path]] : [])),
  ),
  ...Object.fromEntries(
    apiErrors.map(({ code }) => [`/docs/errors/${code}`, `/docs/errors#${code}`]),
  ),
  // Reloading a rejected form returns to its page.
  '/forms/contact': '/contact',
  '/forms/lead': '/services',
  '/forms/mvp': '/mvp',
  '/forms/complaint': '/complaints',
  '/forms/notify': '/resources',
  '/forms/newsletter': '/',
  '/forms/booking': '/book',
  // The portal's catalogue derives paths from titles, as specified.
  '/services/custom-web-applications': '/services/custom-app-development',
};

/** @throws if a redirect leads to an unknown path or hides a known one */
export function checkRedirects(known: readonly string[]): void {
  for (const [from, to] of Object.entries(redirects)) {
    if (from !== from.toLowerCase()) throw new Error(`redirect from ${from}: not in lower case`);
    if (known.includes(from)) throw new Error(`redirect from ${from}, which is a page`);
    const [page = ''] = to.split('#');
    if (!known.includes(page)) throw new Error(`redirect to ${to}, which does not exist`);
  }
}
