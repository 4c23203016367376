import { blogMessages } from '../../../content/messages';
import { ArticleAfter, ArticleBody, ArticleHead } from '../../articles/article-parts';
import { insights, posts } from '../../articles/collections';
import type { Served } from '../../server-side';

export function serve(path: string): Served {
  const post = posts.find((one) => one.path === path);
  if (!post) throw new Error(`frontend/content/blog has nothing for ${path}`);
  const { slug, title, category, html } = post;
  return {
    props: { slug, title },
    parts: {
      head: (
        <ArticleHead
          article={post}
          tags={[{ label: category, href: `/blog?category=${encodeURIComponent(category)}` }]}
          back={{ href: '/blog', label: blogMessages.back }}
        />
      ),
      body: <ArticleBody html={html} />,
      after: (
        <ArticleAfter title="Longer reads" related={insights.slice(0, 2)}>
          <a href="/blog">{blogMessages.back}</a>
          <a href="/insights">View All Insights</a>
        </ArticleAfter>
      ),
    },
  };
}
