export const siteSearch = {
  open: 'Search',
  title: 'Search this site',
  label: 'What are you looking for?',
  hint: 'A few words are enough. Arrow keys go through what is found.',
  close: 'Close the search',
  none: 'No page has these words. Try fewer, or look through all pages.',
  all: 'All pages',
  failed: 'The search could not be loaded. Please try again.',
  found: '{count} found',
  notFound: {
    title: 'Look for it',
    label: 'Search this site',
    hint: 'Begins with the words of the address you came to.',
  },
} as const;

/** Result kinds by path prefix; the first match wins. */
export const searchKinds = [
  { kind: 'Services', begins: ['/services', '/cambridge', '/mvp', '/ai-for-startups'] },
  { kind: 'Worked examples', begins: ['/case-studies'] },
  { kind: 'Articles', begins: ['/insights', '/blog'] },
  { kind: 'Industries', begins: ['/industries'] },
  { kind: 'E-books and resources', begins: ['/ebooks', '/resources', '/webinars'] },
  { kind: 'About us and help', begins: ['/'] },
] as const;
