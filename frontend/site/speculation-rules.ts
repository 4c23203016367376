import { sitePages } from './pages';

/** What the mails link to answers a link once, and is never fetched on a guess. */
const onlyByMail = ['/unsubscribe', '/verify-subscription', '/newsletter/preferences'];
/** No page links to what follows a form, and the server keeps the rest from search engines. */
const isLinked = (path: string) => !path.startsWith('/assets/') && !path.startsWith('/sent/');

/**
 * What a browser may fetch before the press (the header `Speculation-Rules` names the file): the
 * pages of this site and nothing else, so neither the portal, the API nor a file; and no address with
 * a query, which may hold a token or a choice. Those of the menu are even drawn beforehand.
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
