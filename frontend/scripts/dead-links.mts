import { sourceOf } from './source-of.mts';

/**
 * Finds internal links and pictures with unknown paths or anchors.
 *
 * @param pages HTML by path
 * @param isKnown whether the server answers a path that is not a page
 * @returns one line per dead link, with its source file and the page
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  isKnown: (path: string) => boolean,
): string[] {
  const dead = new Map<string, string>();
  for (const [from, html] of pages) {
    for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([/#][^"]*)"/g)) {
      const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
      const target = pages.get(path || from);
      const isThere = !anchor || target === undefined || target.includes(` id="${anchor}"`);
      if ((target === undefined && !isKnown(path)) || !isThere) {
        dead.set(href.replaceAll('&amp;', '&'), from);
      }
    }
  }
  return [...dead].map(
    ([href, from]) => `${sourceOf(href)}links to ${href}, which does not exist (on ${from})`,
  );
}

/** Linked from mails only, or shown after a form. */
const UNLINKED = /^\/(verify-subscription|unsubscribe|book|sent\/.+)$|404$/;

/** Finds pages that no sequence of links reaches from the first page. */
export function unreachedPages(pages: ReadonlyMap<string, string>): string[] {
  const reached = new Set(['/']);
  // Iterating over a Set includes the paths added on the way.
  for (const path of reached) {
    const links = (pages.get(path) ?? '').matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g);
    for (const [, href = ''] of links) reached.add(href);
  }
  return [...pages.keys()]
    .filter((path) => !reached.has(path) && !UNLINKED.test(path))
    .map((path) => `no page links to ${path}`);
}
