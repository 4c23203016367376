import { notFoundLinks } from '../../../content/navigation';
import { seo } from '../../../content/seo';
import { NotFoundMessage } from '../../../ui/not-found-message';
import { leadsSomewhere } from '../../sections/content-link';
import { sitePages } from '../../pages';
import { insights, posts } from '../../articles/collections';
import { metaFor } from '../../seo/meta-for';

const articles = [...insights, ...posts];

/** What the box on the page looks through: every page that wants to be found. */
const pages = [
  ...seo
    .filter(({ path }) => sitePages.some((page) => page.path === path))
    .map(({ path }) => ({ path, meta: metaFor(path) }))
    .filter(({ meta }) => !meta.noindex)
    .map(({ path, meta }) => ({ href: path, title: meta.title, text: meta.description })),
  ...articles.map(({ path, title, summary }) => ({ href: path, title, text: summary })),
];

export const serve = () => ({
  props: { pages },
  parts: {
    message: <NotFoundMessage nearby={notFoundLinks.filter(({ href }) => leadsSomewhere(href))} />,
  },
});
