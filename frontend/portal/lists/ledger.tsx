import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './ledger.module.css';
import type { Sorting } from './use-sort';

/** A head; one with `sort` sorts the table by that name when it is pressed. */
type Column = string | { label: string; sort: string };

interface LedgerProps {
  /** The table's spoken name. */
  label: string;
  columns: readonly Column[];
  sorting?: Sorting;
  /** Each row is about its first link: on a phone the whole card is that link. */
  linked?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Its rows. */
  children: ReactNode;
}

/** A table with hairline rows; on a phone each row becomes a titled list. */
export function Ledger({ label, columns, sorting, linked = false, ref, children }: LedgerProps) {
  return (
    <div className={styles.tableFrame} ref={ref}>
      <table
        className={linked ? `${styles.table} ${styles.linked}` : styles.table}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <SortableHead key={column.sort} {...column} sorting={sorting} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps {
  label: string;
  sort: string;
  sorting: Sorting | undefined;
}

function SortableHead({ label, sort, sorting }: SortableHeadProps) {
  const order = sorting?.current.sort === sort ? sorting.current.order : null;
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ArrowUpDown;
  const spoken = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th scope="col" aria-sort={order ? spoken[order] : undefined}>
      <button
        type="button"
        className={order ? `${styles.head} ${styles.sorted}` : styles.head}
        onClick={() => sorting?.press(sort)}
      >
        {label}
        <Arrow aria-hidden="true" size={14} />
      </button>
    </th>
  );
}
