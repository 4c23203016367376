import { Text } from '../../ui/layout/layout';
import { changeQuery } from '../use-query';
import styles from './article-grid.module.css';

interface FilterLinkProps {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number;
  /** True at the end of the line, apart from the others. */
  isLast?: boolean;
}

/** A link that filters in place, and that also works in a new tab. */
export function FilterLink({ label, href, isCurrent, count, isLast = false }: FilterLinkProps) {
  return (
    <a
      href={href}
      className={isLast ? `${styles.filter} ${styles.last}` : styles.filter}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const wanted = new URL(href, location.href).searchParams;
        changeQuery(
          Object.fromEntries(
            ['category', 'tag', 'saved', 'q'].map((name) => [name, wanted.get(name) ?? undefined]),
          ),
        );
      }}
    >
      {label}
      {count === undefined ? null : (
        <>
          {' '}
          <Text as="span" soft size={2} figures className={styles.number}>
            {count}
          </Text>
        </>
      )}
    </a>
  );
}
