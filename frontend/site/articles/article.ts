import type { Day } from '../../lib/dates';
export interface ArticleSummary {
  slug: string;
  path: string;
  title: string;
  summary: string;
  author: { name: string; role: string; initials: string };
  date: Day;
  minutes: number;
  cover: string;
  coverAlt: string;
}

export interface InsightSummary extends ArticleSummary {
  tags: readonly string[];
}

export interface PostSummary extends ArticleSummary {
  category: string;
  featured: boolean;
}

export const defaultCover = '/images/insights/default-cover.svg';
