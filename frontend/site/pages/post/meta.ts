import { posts } from '../../articles/collections';
import { articleMeta } from '../../seo/article-meta';
import type { PageMeta } from '../../seo/page-meta';

export function meta(path: string): PageMeta {
  const post = posts.find((one) => one.path === path);
  if (!post) throw new Error(`frontend/content/blog has nothing for ${path}`);
  return articleMeta(post, [post.category]);
}
