import { blogMessages } from '../../../content/messages';
import {
  ArticleActions,
  ArticleAfter,
  ArticleAuthor,
  ArticleBody,
  ArticleHead,
} from '../../articles/article-parts';
import { insights, postAt } from '../../articles/collections';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const post = postAt(path);
  const { category } = post;
  return (
    <>
      <article>
        <ArticleHead
          article={post}
          tags={[{ label: category, href: `/blog?category=${encodeURIComponent(category)}` }]}
        />
        <ArticleActions
          article={post}
          canBeSaved={false}
          back={{ href: '/blog', label: blogMessages.back }}
        />
        <ArticleBody html={post.html} source={post.source} />
        <ArticleAuthor name={post.author.name} />
      </article>
      <ArticleAfter title="Longer reads" related={insights.slice(0, 2)}>
        <a href="/blog">{blogMessages.back}</a>
        <a href="/insights">View All Insights</a>
      </ArticleAfter>
    </>
  );
}
