import { type PageProps, sitePages } from '../pages';
import { isKeptFromSearch } from '../seo/meta-for';
import { trailOf } from '../seo/trail';
import styles from './site-layout.module.css';

/** Not on the first page, and not on pages that search engines are asked to leave out. */
function hasBreadcrumb(path: string): boolean {
  if (path === '/' || path.startsWith('/assets/')) return false;
  return sitePages.some((page) => page.path === path) && !isKeptFromSearch(path);
}

/** Where the page stands: the same steps as in its structured data. */
export function Breadcrumb({ path }: PageProps) {
  if (!hasBreadcrumb(path)) return null;
  const steps = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {steps.map(({ name, path: at }, index) => (
          <li key={at}>
            {index < steps.length - 1 ? (
              <a href={at}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
