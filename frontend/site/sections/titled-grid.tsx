import type { TitledText } from '../../content/types';
import styles from './titled-grid.module.css';

/** Short statements side by side. */
export function TitledGrid({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
