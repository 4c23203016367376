import { seo } from '../../../content/seo';
import { insights, posts } from '../../articles/collections';
import { sitePages } from '../../pages';
import { metaFor } from '../../seo/meta-for';

/** What the box on the page looks through: every page that wants to be found. */
export const props = () => ({
  pages: [
    ...seo
      .filter(({ path }) => sitePages.some((page) => page.path === path))
      .map(({ path }) => ({ path, meta: metaFor(path) }))
      .filter(({ meta }) => !meta.noindex)
      .map(({ path, meta }) => ({ href: path, title: meta.title, text: meta.description })),
    ...[...insights, ...posts].map(({ path, title, summary }) => ({
      href: path,
      title,
      text: summary,
    })),
  ],
});
