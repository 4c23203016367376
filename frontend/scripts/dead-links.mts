import { globSync, readFileSync } from 'node:fs';

const SOURCES = ['frontend/content/**/*.{ts,mts,md,yaml}', 'frontend/site/**/*.{ts,tsx}'];

/**
 * What the pages' own links promise and nobody keeps: addresses without a page, anchors without a place.
 *
 * @param pages each page's address with its HTML
 * @param known every address that is answered with something else than such a page
 * @returns one line each: the file and line of the source that says so, and the page it is printed on
 */
export function deadLinks(pages: ReadonlyMap<string, string>, known: readonly string[]): string[] {
  const dead = new Map<string, string>();
  for (const [from, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([/#][^"]*)"/g)) {
      const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
      const target = pages.get(path || from);
      const isAnswered = target !== undefined || known.includes(path);
      const isThere = !anchor || target === undefined || target.includes(` id="${anchor}"`);
      if (!isAnswered || !isThere) dead.set(href.replaceAll('&amp;', '&'), from);
    }
  }
  return [...dead].map(
    ([href, from]) => `${whereSaid(href)}links to ${href}, which does not exist (on ${from})`,
  );
}

/** "frontend/content/home.ts:31: ", or nothing where the address is put together from parts. */
function whereSaid(href: string): string {
  for (const file of globSync(SOURCES)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => says(line, href));
    if (index >= 0) return `${file}:${index + 1}: `;
  }
  return '';
}

const says = (line: string, href: string): boolean => {
  const at = line.indexOf(href);
  return at >= 0 && !/[\w/-]/.test(line.charAt(at + href.length));
};
