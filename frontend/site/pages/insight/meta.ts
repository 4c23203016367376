import { insights } from '../../articles/collections';
import { articleMeta } from '../../seo/article-meta';
import type { PageMeta } from '../../seo/page-meta';

export function meta(path: string): PageMeta {
  const insight = insights.find((one) => one.path === path);
  if (!insight) throw new Error(`frontend/content/insights has nothing for ${path}`);
  return articleMeta(insight, insight.tags);
}
