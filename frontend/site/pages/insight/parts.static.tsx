import brand from '../../../../brand.json';
import { fill } from '../../../content/fill';
import { articleMessages } from '../../../content/messages';
import { ArticleAfter, ArticleBody, ArticleHead } from '../../articles/article-parts';
import { insightAt, related } from '../../articles/collections';
import { staticPart } from '../../static-part';

export const Head = staticPart(({ path }) => {
  const insight = insightAt(path);
  const tags = insight.tags.map((label) => ({
    label,
    href: `/insights?tag=${encodeURIComponent(label)}`,
  }));
  return (
    <ArticleHead
      article={insight}
      tags={tags}
      back={{ href: '/insights', label: articleMessages.back }}
    />
  );
});

export const Body = staticPart(({ path }) => <ArticleBody html={insightAt(path).html} />);

export const After = staticPart(({ path }) => (
  <ArticleAfter
    title={fill(articleMessages.related, { brand: brand.name })}
    related={related(insightAt(path).slug)}
  >
    <a href="/insights">{articleMessages.viewAll}</a>
  </ArticleAfter>
));
