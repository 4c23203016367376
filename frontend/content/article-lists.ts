import { newsletterBoxes } from './newsletter';

export const articleLists = {
  blog: {
    title: 'Notes from the workshop',
    lead: 'Short posts on what changed in AI, models and analytics, and what you can safely ignore.',
    allPosts: 'All Posts',
    categories: ['AI Trends', 'Machine Learning', 'Analytics'],
    also: {
      text: 'Looking for something longer?',
      link: { label: 'Read the insights', href: '/insights' },
    },
  },
  insights: {
    title: 'Insights',
    lead: 'Longer pieces for the person who has to decide: what a project returned, why one failed, and how to tell early.',
    subscribe: newsletterBoxes.insights,
    saved: 'Your reading list',
    savedEmpty: 'Nothing saved yet. Press Save on an article to find it here, in this browser.',
    also: {
      text: 'Short on time?',
      link: { label: 'Read the blog', href: '/blog' },
    },
  },
} as const;
