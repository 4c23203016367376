import { insightAt } from '../../articles/collections';
import { articleMeta } from '../../seo/article-meta';
import type { PageMeta } from '../../seo/page-meta';

export function meta(path: string): PageMeta {
  const insight = insightAt(path);
  return articleMeta(insight, insight.tags);
}
