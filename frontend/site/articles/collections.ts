/** The articles and posts as they stand in content/: read at prerendering only. */
import { authorOf } from '../../content/authors.mts';
import type { ArticleSummary, InsightSummary, PostSummary } from './article';
import { type Markdown, minutesToRead, readMarkdown, text, texts } from './front-matter.mts';
import { htmlOf } from './markdown';

interface Body {
  html: string;
  source: string;
}

export type Insight = InsightSummary & Body & { legacySlug: string };
export type Post = PostSummary & Body;

const sources = {
  insights: import.meta.glob<string>('../../content/insights/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  blog: import.meta.glob<string>('../../content/blog/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

function read(folder: keyof typeof sources): Markdown[] {
  return Object.entries(sources[folder]).map(([file, source]) => readMarkdown(file, source));
}

function common(
  folder: string,
  slug: string,
  summary: string,
  markdown: Markdown,
): ArticleSummary & Body {
  const { name, role, initials } = authorOf(text(markdown, 'author'));
  return {
    slug,
    path: `/${folder}/${slug}`,
    title: text(markdown, 'title'),
    summary,
    author: { name, role, initials },
    date: text(markdown, 'date'),
    minutes: minutesToRead(markdown.body),
    cover: `/images/${folder}/${slug}.svg`,
    coverAlt: text(markdown, 'coverAlt'),
    html: htmlOf(markdown.body),
    source: markdown.body.trim(),
  };
}

const newestFirst = (one: ArticleSummary, other: ArticleSummary) =>
  other.date.localeCompare(one.date);

export const insights: readonly Insight[] = read('insights')
  .map((markdown) => ({
    ...common('insights', text(markdown, 'slug'), text(markdown, 'summary'), markdown),
    legacySlug: text(markdown, 'legacySlug'),
    tags: texts(markdown, 'tags'),
  }))
  .sort(newestFirst);

export const posts: readonly Post[] = read('blog')
  .map((markdown) => ({
    ...common('blog', text(markdown, 'id'), text(markdown, 'excerpt'), markdown),
    category: text(markdown, 'category'),
    featured: text(markdown, 'featured') === 'true',
  }))
  .sort(newestFirst);

function at<Article extends ArticleSummary>(list: readonly Article[], path: string): Article {
  const found = list.find((article) => article.path === path);
  if (!found) throw new Error(`frontend/content has no article for ${path}`);
  return found;
}

export const insightAt = (path: string) => at(insights, path);
export const postAt = (path: string) => at(posts, path);

/** `limit` others: first those that share a tag, then the newest. */
export function related(slug: string, limit = 2): Insight[] {
  const tags = insights.find((insight) => insight.slug === slug)?.tags ?? [];
  const shared = (insight: Insight) => insight.tags.filter((tag) => tags.includes(tag)).length;
  return insights
    .filter((insight) => insight.slug !== slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}

/** Without the text, which a list has no use for. */
export function summaryOf<Whole extends Body>({ html, source, ...summary }: Whole) {
  void html;
  void source;
  return summary;
}
