import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../ui/layout/layout';
import styles from './data-table.module.css';
import { useOpenItem } from './use-open-item';

export const OpensContext = createContext('');

/** Opens the row's dialog, which has an address. On a phone the whole card is this link. */
export function RowLink({ id, children }: { id: string; children: ReactNode }) {
  const { searchFor } = useOpenItem(useContext(OpensContext));
  return (
    <Text
      as={Link}
      size={3}
      strong
      breaks
      block
      className={styles.open}
      to={{ search: searchFor(id) }}
      preventScrollReset
    >
      {children}
    </Text>
  );
}
