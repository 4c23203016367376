/** Insights and blog posts, one Markdown file each. See docs/editing.md. */
import { z } from 'zod';
import { readCollection } from './collection.mts';
import { author, day, line } from './fields.mts';

const article = {
  title: line.max(90, 'is cut off in search results: 90 characters at most'),
  summary: line.max(180, 'is for a list: 180 characters at most'),
  author,
  date: day,
  /** Describes the picture in public/images. Without it, a cover is drawn from the title. */
  coverAlt: line.optional(),
};

export const categories = ['AI Trends', 'Machine Learning', 'Analytics'] as const;

const insight = z.strictObject({
  ...article,
  tags: z.array(line).min(1, 'needs one tag at least').max(3, 'has room for three tags'),
  /** A former slug, which redirects here. */
  formerly: line.optional(),
});

const post = z.strictObject({
  ...article,
  category: z.enum(categories, `is no category of the blog; one of ${categories.join(', ')}`),
  /** Shown large at the top of the list. At most one. */
  featured: z.boolean().default(false),
});

const newestFirst = (one: { date: string }, other: { date: string }) =>
  other.date.localeCompare(one.date);
const under =
  (folder: string) =>
  <Article extends { id: string }>(article: Article) => ({
    ...article,
    path: `/${folder}/${article.id}`,
  });

export const insightEntries = readCollection('insights', insight)
  .map(under('insights'))
  .toSorted(newestFirst);
export const postEntries = readCollection('blog', post).map(under('blog')).toSorted(newestFirst);
