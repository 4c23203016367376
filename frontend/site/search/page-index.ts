import MiniSearch, { type Options } from 'minisearch';

/** A page as the search knows it. */
export interface FoundPage {
  /** The address. */
  id: string;
  title: string;
  description: string;
  kind: string;
}

/** Besides what is shown: the words of the page. */
export interface IndexedPage extends FoundPage {
  headings: string;
  text: string;
}

const options: Options<IndexedPage> = {
  fields: ['title', 'headings', 'description', 'text'],
  storeFields: ['title', 'description', 'kind'],
};

/** For the build: every page with its words. */
export function indexOf(pages: readonly IndexedPage[]): string {
  const index = new MiniSearch<IndexedPage>(options);
  index.addAll(pages);
  return JSON.stringify(index);
}

const most = 12;

/** The search over what `indexOf` wrote: all words, or close to them, best first. */
export function searchIn(json: string): (words: string) => FoundPage[] {
  const index = MiniSearch.loadJSON(json, options);
  return (words) => {
    const search = (combineWith: 'AND' | 'OR') =>
      index.search(words, {
        combineWith,
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: { title: 4, headings: 2, description: 2 },
      });
    const all = search('AND');
    const found = all.length > 0 ? all : search('OR');
    return found
      .slice(0, most)
      .map(({ id, title, description, kind }) => ({ id, title, description, kind }) as FoundPage);
  };
}
