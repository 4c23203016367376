import { globSync, readFileSync } from 'node:fs';

const SOURCES = ['frontend/content/**/*.{ts,mts,md,yaml}', 'frontend/site/**/*.{ts,tsx}'];

/**
 * Finds internal links to unknown paths and anchors.
 *
 * @param pages HTML by path
 * @param known other paths the server answers
 * @returns one line per dead link, with its source file and the page
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
    ([href, from]) => `${sourceOf(href)}links to ${href}, which does not exist (on ${from})`,
  );
}

/** "frontend/content/home.ts:31: ", or empty if the address is composed at run time. */
function sourceOf(href: string): string {
  for (const file of globSync(SOURCES)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => containsLink(line, href));
    if (index >= 0) return `${file}:${index + 1}: `;
  }
  return '';
}

const containsLink = (line: string, href: string): boolean => {
  const at = line.indexOf(href);
  return at >= 0 && !/[\w/-]/.test(line.charAt(at + href.length));
};
