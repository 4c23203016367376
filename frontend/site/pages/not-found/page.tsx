import { notFoundLinks } from '../../../content/navigation';
import { notFoundSearch } from '../../../content/not-found-search';
import { seo } from '../../../content/seo';
import { TextField } from '../../../ui/inputs';
import { NotFoundMessage } from '../../../ui/not-found-message';
import { insights, posts } from '../../articles/collections';
import type { Passage } from '../../demos/find';
import { sitePages } from '../../pages';
import { leadsSomewhere } from '../../sections/content-link';
import { metaFor } from '../../seo/meta-for';
import styles from './page.module.css';

const { label, hint, none, title } = notFoundSearch;
const nearby = notFoundLinks.filter(({ href }) => leadsSomewhere(href));

export function Page() {
  return (
    <>
      <NotFoundMessage nearby={nearby} />
      <section
        aria-labelledby="search-title"
        className={styles.search}
        data-script="site-search"
        data-passages={JSON.stringify(passages())}
      >
        <h2 id="search-title" className={styles.title}>
          {title}
        </h2>
        <TextField
          id="site-search"
          type="search"
          label={label}
          hint={hint}
          optionalNote={false}
          autoComplete="off"
          maxLength={200}
        />
        <div role="status" className={styles.results}>
          <p hidden>{none}</p>
          <ul />
          <template>
            <li className={styles.result}>
              <a href="/">{title}</a>
              <p />
            </li>
          </template>
        </div>
      </section>
    </>
  );
}

/** What the box looks through: every page that wants to be found. */
function passages(): Passage[] {
  const pages = seo
    .filter(({ path }) => sitePages.some((page) => page.path === path))
    .map(({ path }) => ({ path, meta: metaFor(path) }))
    .filter(({ meta }) => !meta.noindex)
    .map(({ path, meta }) => ({ href: path, title: meta.title, text: meta.description }));
  const articles = [...insights, ...posts].map((article) => ({
    href: article.path,
    title: article.title,
    text: article.summary,
  }));
  return [...pages, ...articles];
}
