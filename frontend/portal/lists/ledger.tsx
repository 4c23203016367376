import type { ReactNode, Ref } from 'react';
import styles from './ledger.module.css';

interface LedgerProps {
  /** The table's spoken name. */
  label: string;
  columns: readonly string[];
  /** Each row is about its first link: on a phone the whole card is that link. */
  linked?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Its rows. */
  children: ReactNode;
}

/** A table with hairline rows; on a phone each row becomes a titled list. */
export function Ledger({ label, columns, linked = false, ref, children }: LedgerProps) {
  return (
    <div className={styles.tableFrame} ref={ref}>
      <table
        className={linked ? `${styles.table} ${styles.linked}` : styles.table}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
