import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import styles from './data-table.module.css';
import { useOpenItem } from './use-open-item';

/** The search param that holds the open row; set by the list around it. */
export const OpensContext = createContext('');

/** Opens the row: its dialog gets an address. On a phone the whole card is this link. */
export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  const { searchFor } = useOpenItem(useContext(OpensContext));
  return (
    <Link className={styles.open} to={{ search: searchFor(id) }} preventScrollReset>
      {children}
    </Link>
  );
}
