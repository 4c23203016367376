import { fill } from '../../content/fill';
import { siteSearch } from '../../content/site-search';
import { element } from '../../lib/element';
import { type FoundPage, searchIn } from './page-index';
import styles from './search.module.css';

let loading: Promise<(words: string) => FoundPage[]> | undefined;

/** Fetched once per page, with the first query. */
function index(): Promise<(words: string) => FoundPage[]> {
  loading ??= fetch('/search.json')
    .then((answer) => {
      if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
      return answer.text();
    })
    .then(searchIn);
  loading.catch(() => (loading = undefined));
  return loading;
}

export function showResults(box: HTMLInputElement, place: HTMLElement): void {
  const status = element('p', { role: 'status', className: styles.status });
  const lists = element('div', {});
  place.replaceChildren(status, lists);

  async function search(): Promise<void> {
    const words = box.value.trim();
    if (words === '') {
      status.replaceChildren();
      return lists.replaceChildren();
    }
    const found = await index().then(
      (look) => look(words),
      () => undefined,
    );
    // Ignores results of an outdated query.
    if (words !== box.value.trim()) return;
    const { failed, none, all } = siteSearch;
    const link = element('a', { href: '/sitemap', textContent: all });
    if (!found) status.replaceChildren(failed);
    else if (found.length === 0) status.replaceChildren(`${none} `, link);
    else status.replaceChildren(fill(siteSearch.found, { count: found.length }));
    lists.replaceChildren(...(found ? grouped(found) : []));
  }

  box.addEventListener('input', () => void search());
  void index().catch(() => undefined);
  void search();
}

function grouped(found: readonly FoundPage[]): HTMLElement[] {
  // In order of results, so the kind of the best result comes first.
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const pages = found.filter((page) => page.kind === kind);
    const items = pages.map(({ id, title, description }) =>
      element(
        'li',
        { className: styles.result },
        element('a', { href: id, textContent: title }),
        element('p', { textContent: description }),
      ),
    );
    const heading = element('h3', { className: styles.kind, textContent: kind });
    return element('section', {}, heading, element('ul', {}, ...items));
  });
}
