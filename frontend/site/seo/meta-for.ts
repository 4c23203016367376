import { apiPages } from '../../content/api-reference';
import { booking } from '../../content/booking';
import { cambridgePages } from '../../content/cambridge';
import { caseStudies } from '../../content/case-studies';
import { industryPages } from '../../content/industries';
import { landings } from '../../content/landings';
import { legalPages } from '../../content/legal';
import { newsletterArchive } from '../../content/newsletter-archive';
import { sentPages } from '../../content/sent';
import { seo } from '../../content/seo';
import { books } from '../ebooks/books';
import type { PageMeta } from './page-meta';

const collections = [
  apiPages,
  cambridgePages,
  caseStudies,
  industryPages,
  landings,
  legalPages,
  books,
  sentPages,
  [booking, newsletterArchive],
];

const byPath = new Map<string, PageMeta>([
  ...seo.map(({ path, ...meta }) => [path, meta] as const),
  ...collections.flat().map(({ path, search }) => [path, search] as const),
]);

export function metaFor(path: string): PageMeta {
  const found = byPath.get(path);
  if (!found) throw new Error(`frontend/content/seo.ts has no ${path}`);
  return found;
}

export const isKeptFromSearch = (path: string): boolean => byPath.get(path)?.noindex ?? false;

export const foundPages = [...byPath].filter(([path]) => !isKeptFromSearch(path));
