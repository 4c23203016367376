import { seo } from '../../content/seo';
import { sitePages } from '../pages';
import { trailOf } from '../seo/trail';
import { staticPart } from '../static-part';
import styles from './site-layout.module.css';

/** The first page stands nowhere else; what is kept out of search engines is nowhere on the way. */
function hasTrail(path: string): boolean {
  if (path === '/' || path.startsWith('/assets/')) return false;
  const isOurs = sitePages.some((page) => page.path === path);
  return isOurs && !seo.some((page) => page.path === path && page.noindex);
}

/** Where the page stands: the same steps as in its structured data. */
export const Trail = staticPart(({ path }) => {
  if (!hasTrail(path)) return null;
  const steps = trailOf(path);
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
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
});
