import brand from '../../../../brand.json';
import { articleMessages } from '../../../content/messages';
import { fill } from '../../../content/fill';
import { ArticleAfter, ArticleBody, ArticleHead } from '../../articles/article-parts';
import { insights, related } from '../../articles/collections';
import type { Served } from '../../server-side';

export function serve(path: string): Served {
  const insight = insights.find((one) => one.path === path);
  if (!insight) throw new Error(`frontend/content/insights has nothing for ${path}`);
  const { slug, title, tags, html } = insight;
  return {
    props: { slug, title },
    parts: {
      head: (
        <ArticleHead
          article={insight}
          tags={tags.map((label) => ({
            label,
            href: `/insights?tag=${encodeURIComponent(label)}`,
          }))}
          back={{ href: '/insights', label: articleMessages.back }}
        />
      ),
      body: <ArticleBody html={html} />,
      after: (
        <ArticleAfter
          title={fill(articleMessages.related, { brand: brand.name })}
          related={related(slug)}
        >
          <a href="/insights">{articleMessages.viewAll}</a>
        </ArticleAfter>
      ),
    },
  };
}
