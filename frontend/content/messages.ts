/**
 * Messages of articles and lists, quoted from the specification. Forms have their own files in messages/, so a page
 * loads only what it needs.
 */
export const shareMessages = {
  copied: 'Link copied to clipboard!',
  failure: 'Failed to share. Please try again.',
} as const;

export const saveMessages = {
  label: 'Save',
  labelSaved: 'Saved',
  saved: 'Saved to your reading list',
  removed: 'Removed from your reading list',
  failure: 'Failed to save. Please try again.',
} as const;

export const articleMessages = {
  notFoundTitle: 'Article Not Found',
  notFoundText: "The article you're looking for doesn't exist.",
  back: 'Back to Insights',
  viewAll: 'View All Insights',
  related: 'More from {brand}',
} as const;

export const blogMessages = {
  searchPlaceholder: 'Search articles...',
  allPosts: 'All Posts',
  notFoundTitle: 'Post Not Found',
  notFoundText: "The blog post you're looking for doesn't exist.",
  back: 'Back to Blog',
  noResults: 'No article matches. Try another word, or show all.',
  reset: 'Show all articles',
} as const;

export const notFoundMessages = {
  page: {
    title: '404 - Page Not Found',
    text: "The page you're looking for doesn't exist.",
    link: 'Go back home →',
  },
  industry: { title: '404 - Industry Not Found' },
  ebook: {
    title: 'E-book Not Found',
    text: "The e-book you're looking for doesn't exist.",
    link: 'View All E-books',
  },
  service: { title: 'Service Not Found', link: 'View All Services' },
  /** Shown if an unknown slug resembles a known one. */
  suggestion: 'Did you mean “{title}”?',
} as const;
