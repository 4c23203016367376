/** Articles and posts as their pages show them. Used at prerendering only. */
import { insightEntries, postEntries } from '../../content/articles.mts';
import { ContentError } from '../../content/collection.mts';
import { entryAt } from '../entry-at';
import type { ArticleSummary, InsightSummary, PostSummary } from './article';
import { drawnCover, drawnCoverAlt } from './drawn-cover';
import { htmlOf } from './markdown';
import { minutesToRead } from './minutes-to-read';

interface Body {
  html: string;
  source: string;
}

export type Insight = InsightSummary & Body & { formerly: string | undefined };
export type Post = PostSummary & Body;

type ArticleEntry = (typeof insightEntries | typeof postEntries)[number];

function common(entry: ArticleEntry): ArticleSummary & Body {
  const { id: slug, path, title, summary, author, date, coverAlt = drawnCoverAlt, body } = entry;
  return {
    slug,
    path,
    title,
    summary,
    author: { name: author.name, role: author.role, initials: author.initials },
    date,
    minutes: minutesToRead(body),
    cover: `/images${path}.svg`,
    coverAlt,
    html: htmlOf(body),
    source: body.trim(),
  };
}

export const drawnCovers: Readonly<Record<string, string>> = Object.fromEntries([
  ...insightEntries
    .filter(({ coverAlt }) => !coverAlt)
    .map(({ path, title, tags }) => [`images${path}.svg`, drawnCover(title, tags)]),
  ...postEntries
    .filter(({ coverAlt }) => !coverAlt)
    .map(({ path, title, category }) => [`images${path}.svg`, drawnCover(title, [category])]),
]);

export const insights: readonly Insight[] = insightEntries.map((entry) => ({
  ...common(entry),
  tags: entry.tags,
  formerly: entry.formerly,
}));

export const posts: readonly Post[] = postEntries.map((entry) => ({
  ...common(entry),
  category: entry.category,
  featured: entry.featured,
}));

const featured = postEntries.filter((post) => post.featured);
if (featured.length > 1) {
  throw new ContentError(featured.map(({ file }) => `${file}: only one post may be featured`));
}

export const insightAt = (path: string) => entryAt(insights, path);
export const postAt = (path: string) => entryAt(posts, path);

export function related(slug: string, limit = 2): Insight[] {
  const tags = insights.find((insight) => insight.slug === slug)?.tags ?? [];
  const shared = (insight: Insight) => insight.tags.filter((tag) => tags.includes(tag)).length;
  return insights
    .filter((insight) => insight.slug !== slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}

export function summaryOf<Whole extends Body>({ html, source, ...summary }: Whole) {
  void html;
  void source;
  return summary;
}
