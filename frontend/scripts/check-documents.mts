import { printedFigures } from '../content/claims/printed-figures.mts';
import { unknownPrices } from '../content/claims/printed-prices.mts';
import { wordProblems } from '../content/claims/printed-words.mts';
import { deadLinks, unreachedPages } from './dead-links.mts';
import type { Built } from './manifest.mts';
import { sourceOf } from './source-of.mts';

type Site = Built['site'];

/**
 * Checks what html-validate cannot know. Markup is checked by `npm run lint:html` alone.
 *
 * @param rendered file and HTML of each page, in the order of `site.allPages`
 * @param others problems found before
 * @returns the pages that print each claim
 * @throws Error that lists all problems
 */
export function checkDocuments(
  rendered: readonly [file: string, html: string][],
  site: Site,
  isKnown: (path: string) => boolean,
  others: readonly string[],
): Map<string, string[]> {
  const pages = new Map(
    site.allPages.map(({ path, under = '/' }, index) => [
      path ?? `${under}404`,
      rendered[index]?.[1] ?? '',
    ]),
  );
  const inline = /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json">)[^>]*>/;
  const printed = printedFigures(pages, site.claims);
  const problems = [
    ...others,
    ...searchResultProblems(site),
    ...rendered
      .filter(([, html]) => inline.test(html))
      .map(([file]) => `${file} has an inline script, which its CSP refuses`),
    ...deadLinks(pages, isKnown),
    ...unreachedPages(pages),
    ...printed.problems,
    ...wordProblems(pages),
    ...unknownPrices(pages, site.priceList),
  ];
  if (problems.length > 0) throw new Error(`documents:\n  ${problems.join('\n  ')}`);
  return printed.pages;
}

/** Titles and descriptions are unique, and descriptions as long as search engines print them. */
function searchResultProblems(site: Site): string[] {
  const seen = new Map<string, string>();
  return site.allPages.flatMap((page) => {
    const { title, description, canonical } = site.metaOf(page);
    // A second address of the same page, with a canonical link.
    if (canonical && canonical !== page.path) return [];
    const repeated = [title, description].flatMap((text) => {
      const other = seen.get(text);
      seen.set(text, page.id);
      return other ? [`${page.id} repeats the title or description of ${other}`] : [];
    });
    const { length } = description;
    if (length >= 70 && length <= 160) return repeated;
    const where = sourceOf(description);
    return [...repeated, `${where}description of ${length} characters, not 70 to 160 (${page.id})`];
  });
}
