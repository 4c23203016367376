import brand from '../../../../brand.json';
import { fill } from '../../../content/fill';
import { articleMessages } from '../../../content/messages';
import {
  ArticleActions,
  ArticleAfter,
  ArticleAuthor,
  ArticleBody,
  ArticleHead,
} from '../../articles/article-parts';
import { insightAt, related } from '../../articles/collections';
import type { PageProps } from '../../pages';

export function Page({ path }: PageProps) {
  const insight = insightAt(path);
  const tags = insight.tags.map((label) => ({
    label,
    href: `/insights?tag=${encodeURIComponent(label)}`,
  }));
  return (
    <>
      <article>
        <ArticleHead article={insight} tags={tags} />
        <ArticleActions
          article={insight}
          canBeSaved
          back={{ href: '/insights', label: articleMessages.back }}
        />
        <ArticleBody html={insight.html} source={insight.source} />
        <ArticleAuthor name={insight.author.name} />
      </article>
      <ArticleAfter
        title={fill(articleMessages.related, { brand: brand.name })}
        related={related(insight.slug)}
      >
        <a href="/insights">{articleMessages.viewAll}</a>
      </ArticleAfter>
    </>
  );
}
