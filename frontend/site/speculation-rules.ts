import { sitePages } from './pages';

/** Linked from mails with a token, never prefetched. */
const onlyByMail = ['/unsubscribe', '/verify-subscription', '/newsletter/preferences'];
/** False for confirmation pages and the second address of the startup package. */
const isLinked = (path: string) => !path.startsWith('/assets/') && !path.startsWith('/sent/');

/**
 * Pages a browser may prefetch (the `Speculation-Rules` header names this file): only site pages, and no
 * address with a query, which may hold a token. Menu pages are prerendered.
 */
export const speculationRules = {
  prefetch: [{ where: pages(), eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [{ selector_matches: 'header nav a' }, ...pages().and] },
      eagerness: 'moderate',
    },
  ],
};

function pages() {
  const paths = sitePages
    .map(({ path }) => path)
    .filter((path) => !onlyByMail.includes(path) && isLinked(path));
  return {
    and: [
      { href_matches: paths },
      { not: { href_matches: '/*\\?(.+)' } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
}
