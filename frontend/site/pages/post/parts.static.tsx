import { blogMessages } from '../../../content/messages';
import { ArticleAfter, ArticleBody, ArticleHead } from '../../articles/article-parts';
import { insights, postAt } from '../../articles/collections';
import { staticPart } from '../../static-part';

export const Head = staticPart(({ path }) => {
  const post = postAt(path);
  const { category } = post;
  return (
    <ArticleHead
      article={post}
      tags={[{ label: category, href: `/blog?category=${encodeURIComponent(category)}` }]}
      back={{ href: '/blog', label: blogMessages.back }}
    />
  );
});

export const Body = staticPart(({ path }) => <ArticleBody html={postAt(path).html} />);

export const After = staticPart(() => (
  <ArticleAfter title="Longer reads" related={insights.slice(0, 2)}>
    <a href="/blog">{blogMessages.back}</a>
    <a href="/insights">View All Insights</a>
  </ArticleAfter>
));
