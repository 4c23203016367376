/** Under the words of the general 404 page. */
export const notFoundSearch = {
  title: 'Look for it',
  label: 'Search this site',
  hint: 'Begins with the words of the address you came to.',
  none: 'No page comes close to that.',
} as const;
