import { postAt } from '../../articles/collections';
import { articleMeta } from '../../seo/article-meta';
import type { PageMeta } from '../../seo/page-meta';

export function meta(path: string): PageMeta {
  const post = postAt(path);
  return articleMeta(post, [post.category]);
}
