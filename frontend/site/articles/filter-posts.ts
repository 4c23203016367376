import type { PostSummary } from './article';

export interface FilteredPosts {
  /** Counts by category, `''` for all. They depend on the search, not on the tab. */
  counts: ReadonlyMap<string, number>;
  featured: PostSummary | undefined;
  others: readonly PostSummary[];
  total: number;
}

export function filterPosts(
  posts: readonly PostSummary[],
  search: string,
  category: string,
): FilteredPosts {
  const wanted = search.trim().toLowerCase();
  const found = posts.filter(({ title, summary }) =>
    [title, summary].some((text) => text.toLowerCase().includes(wanted)),
  );
  const counts = new Map([['', found.length]]);
  for (const post of found) counts.set(post.category, (counts.get(post.category) ?? 0) + 1);
  const shown = found.filter((post) => !category || post.category === category);
  return {
    counts,
    featured: shown.find(({ featured }) => featured),
    others: shown.filter(({ featured }) => !featured),
    total: shown.length,
  };
}
