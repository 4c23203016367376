import MiniSearch, { type Options } from 'minisearch';

export interface FoundPage {
  id: string;
  title: string;
  description: string;
  kind: string;
}

export interface IndexedPage extends FoundPage {
  headings: string;
  text: string;
}

const options: Options<IndexedPage> = {
  fields: ['title', 'headings', 'description', 'text'],
  storeFields: ['title', 'description', 'kind'],
};

export function indexOf(pages: readonly IndexedPage[]): string {
  const index = new MiniSearch<IndexedPage>(options);
  index.addAll(pages);
  return JSON.stringify(index);
}

const most = 12;

/** Searches the output of `indexOf`: all words, fuzzy, best first. */
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
