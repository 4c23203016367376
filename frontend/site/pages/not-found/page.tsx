import { notFoundLinks } from '../../../content/navigation';
import { notFoundSearch } from '../../../content/not-found-search';
import { TextField } from '../../../ui/inputs';
import { NotFoundMessage } from '../../../ui/not-found-message';
import { insights, posts } from '../../articles/collections';
import type { Passage } from '../../demos/find';
import { foundPages } from '../../seo/meta-for';
import styles from './page.module.css';

const { label, hint, none, title } = notFoundSearch;

export function Page() {
  return (
    <>
      <NotFoundMessage nearby={notFoundLinks} />
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
  const pages = foundPages.map(([href, { title: name, description }]) => ({
    href,
    title: name,
    text: description,
  }));
  const articles = [...insights, ...posts].map((article) => ({
    href: article.path,
    title: article.title,
    text: article.summary,
  }));
  return [...pages, ...articles];
}
