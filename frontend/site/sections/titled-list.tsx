import type { ReactNode } from 'react';
import styles from './titled-list.module.css';

interface TitledListProps {
  /** `id`: where links to it lead. */
  items: readonly { id?: string; title: string; text: string; extra?: ReactNode }[];
}

/** A ledger of statements: the title in its own column, hairlines between. */
export function TitledList({ items }: TitledListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, text, extra }) => (
        <li key={title} id={id} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.text}>
            <p>{text}</p>
            {extra}
          </div>
        </li>
      ))}
    </ul>
  );
}
