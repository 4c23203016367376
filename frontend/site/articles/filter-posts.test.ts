import { describe, expect, it } from '@jest/globals';
import type { PostSummary } from './article';
import { filterPosts } from './filter-posts';

const post = (slug: string, category: string, featured = false): PostSummary => ({
  slug,
  path: `/blog/${slug}`,
  title: `Title of ${slug}`,
  summary: `Excerpt about ${category}`,
  author: { name: 'A', role: 'B', initials: 'AB' },
  date: '2026-01-01',
  minutes: 1,
  cover: '',
  coverAlt: '',
  category,
  featured,
});
const posts = [
  post('one', 'AI Trends', true),
  post('two', 'Analytics'),
  post('three', 'Analytics'),
];

describe('filterPosts', () => {
  it('keeps the featured post out of the grid', () => {
    const { featured, others, total } = filterPosts(posts, '', '');
    expect(featured?.slug).toBe('one');
    expect(others.map(({ slug }) => slug)).toEqual(['two', 'three']);
    expect(total).toBe(3);
  });

  it('searches title and excerpt case-insensitively and counts the matches', () => {
    const { counts, others, featured } = filterPosts(posts, ' ANALYTICS ', '');
    expect(featured).toBeUndefined();
    expect(others).toHaveLength(2);
    expect([...counts]).toEqual([
      ['', 2],
      ['Analytics', 2],
    ]);
  });

  it('shows the featured post if only it matches', () => {
    const { featured, others } = filterPosts(posts, 'one', 'AI Trends');
    expect(featured?.slug).toBe('one');
    expect(others).toEqual([]);
  });

  it('counts all categories while a tab is selected', () => {
    const { counts, total } = filterPosts(posts, '', 'AI Trends');
    expect(total).toBe(1);
    expect(counts.get('Analytics')).toBe(2);
  });
});
