import { apiErrors } from '../content/api-errors';
import { insights } from './articles/collections';

/**
 * Old addresses, in lower case, and where they went. The server compares without regard to case, so
 * that another casing of an address of ours needs no entry.
 */
export const redirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    insights.flatMap(({ path, formerly }) => (formerly ? [[`/insights/${formerly}`, path]] : [])),
  ),
  ...Object.fromEntries(
    apiErrors.map(({ code }) => [`/docs/errors/${code}`, `/docs/errors#${code}`]),
  ),
  // The address of a refused form, asked for again: the page that it was on.
  '/forms/contact': '/contact',
  '/forms/lead': '/services',
  '/forms/mvp': '/mvp',
  '/forms/complaint': '/complaints',
  '/forms/notify': '/resources',
  '/forms/newsletter': '/',
  // The portal's catalogue makes its addresses of the titles, as its specification says.
  '/services/custom-web-applications': '/services/custom-app-development',
};

/** @throws where one leads to no page, or hides one. `known`: every address that is answered. */
export function checkRedirects(known: readonly string[]): void {
  for (const [from, to] of Object.entries(redirects)) {
    if (from !== from.toLowerCase()) throw new Error(`redirect from ${from}: not in lower case`);
    if (known.includes(from)) throw new Error(`redirect from ${from}, which is a page`);
    const [page = ''] = to.split('#');
    if (!known.includes(page)) throw new Error(`redirect to ${to}, which does not exist`);
  }
}
