import { Text } from '../../ui/layout/layout';
import { type PageProps, sitePages } from '../pages';
import { isKeptFromSearch } from '../seo/meta-for';
import { trailOf } from '../seo/trail';
import styles from './site-layout.module.css';

function hasBreadcrumb(path: string): boolean {
  if (path === '/' || path.startsWith('/assets/')) return false;
  return sitePages.some((page) => page.path === path) && !isKeptFromSearch(path);
}

/** The breadcrumb, with the same steps as the structured data. */
export function Breadcrumb({ path }: PageProps) {
  if (!hasBreadcrumb(path)) return null;
  const steps = trailOf(path);
  return (
    <Text
      as="nav"
      aria-label="Breadcrumb"
      soft
      size={2}
      leading={4}
      className={`on-screen ${styles.breadcrumb}`}
    >
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
    </Text>
  );
}
