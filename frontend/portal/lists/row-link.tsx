import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import styles from './data-table.module.css';
import { useOpenItem } from './use-open-item';

export const OpensContext = createContext('');

/** Opens the row's dialog, which has an address. On a phone the whole card is this link. */
export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  const { searchFor } = useOpenItem(useContext(OpensContext));
  return (
    <Link className={styles.open} to={{ search: searchFor(id) }} preventScrollReset>
      {children}
    </Link>
  );
}
