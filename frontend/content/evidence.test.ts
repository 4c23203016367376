import { describe, expect, it } from '@jest/globals';
import { prose, strings } from '../testing/all-copy';
import { unproven } from './claims/unproven';
import { cambridgePages } from './cambridge';
import { caseStudies } from './case-studies';
import { insightEntries, postEntries } from './articles.mts';
import { ebooks } from './ebooks.mts';
import { industryPages } from './industries';
import { landings } from './landings';
import { menu } from './navigation';
import { serviceDetails, services } from './services';

describe('claims without evidence', () => {
  it('are not made', () => {
    expect(prose.filter(({ text }) => unproven.test(text))).toEqual([]);
    const long = [...insightEntries, ...postEntries, ...ebooks];
    expect(long.filter(({ body }) => unproven.test(body)).map(({ file }) => file)).toEqual([]);
    expect(unproven.test('We record this with a client’s permission.')).toBe(true);
  });

  it('are not repeated: a figure is the result of one story at most', () => {
    const stories: readonly unknown[] = [
      ...landings.flatMap((page) => page.stories.items),
      ...serviceDetails.map(({ caseStudy }) => caseStudy),
      ...caseStudies.map(({ results }) => results),
      ...cambridgePages.flatMap((page) => page.services.items.map(({ story }) => story ?? {})),
      ...industryPages.map(({ example }) => example),
    ];
    const figures = stories.flatMap((story) => [
      ...new Set(
        strings(story).flatMap(({ text }) => text.match(/\d[\d.,–]*(%|\+|x| (of|in) \d+)/g) ?? []),
      ),
    ]);
    expect(figures.filter((one, index) => figures.indexOf(one) !== index)).toEqual([]);
  });
});

describe('names', () => {
  const lower = (text: string) => text.toLowerCase();

  it('of a book match on its page, its card and in search results', () => {
    for (const { title, search } of ebooks) expect(search.title).toBe(`E-book: ${title}`);
  });

  it('of a service match in the menu, in search results and in Cambridge', () => {
    const items = menu.flatMap((entry) => ('items' in entry ? entry.items : []));
    for (const { id, url, label } of services) {
      expect(items.find(({ path }) => path === url)?.title).toBe(label);
      const landing = landings.find((page) => page.id === id)!;
      expect(lower(landing.search.title)).toContain(lower(label));
      const local = cambridgePages.find((page) => page.id === id)!;
      expect(lower(local.search.title)).toContain(lower(local.serviceName));
    }
  });

  it('of an industry are in its search result', () => {
    for (const { title, search } of industryPages)
      expect(lower(search.title)).toContain(lower(title));
  });
});
