import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { searchKinds } from '../../content/site-search';
import type { PageMeta } from '../seo/page-meta';
import { indexOf, type IndexedPage } from './page-index';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const unread = ['form', 'svg', 'script', 'noscript', 'template', 'nav'];

/** The index of all indexable pages, served as /search.json. */
export function indexOfPages(pages: readonly { path: string; meta: PageMeta; html: string }[]) {
  return indexOf(
    pages
      .filter(({ path, meta }) => !meta.noindex && (meta.canonical ?? path) === path)
      .map(({ path, meta, html }) => indexed(path, meta, html)),
  );
}

function indexed(path: string, { title, description }: PageMeta, html: string): IndexedPage {
  const main = find(parse(html), 'main');
  const headings = main ? ['h1', 'h2', 'h3'].flatMap((name) => all(main, name)) : [];
  return {
    id: path,
    title,
    description,
    kind: kindOf(path),
    headings: headings.map(wordsOf).join(' '),
    text: main ? wordsOf(main) : '',
  };
}

const kindOf = (path: string): string =>
  searchKinds.find(({ begins }) => begins.some((begin) => path.startsWith(begin)))?.kind ?? '';

const childrenOf = (node: Node): DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

const all = (node: Node, name: string): Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...childrenOf(node).flatMap((child) => all(child, name)),
];

const find = (node: Node, name: string): Node | undefined => all(node, name)[0];

function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  if (unread.includes(node.nodeName)) return '';
  return childrenOf(node).map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}
