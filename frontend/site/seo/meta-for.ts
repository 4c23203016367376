import { seo } from '../../content/seo';
import type { PageMeta } from './page-meta';

/** What the copy says about a page. Read at prerendering only: no browser loads the whole list. */
export function metaFor(path: string): PageMeta {
  const found = seo.find((entry) => entry.path === path);
  if (!found) throw new Error(`frontend/content/seo.ts has no ${path}`);
  const { title, description, keywords, noindex } = found;
  return { title, description, keywords, ...(noindex && { noindex }) };
}
