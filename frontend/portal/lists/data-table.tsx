import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef } from 'react';
import styles from './data-table.module.css';
import type { CellLook, Column } from './define-list';
import { useFocusKept } from './use-focus-kept';
import type { Sorting } from './use-list';

interface DataTableProps<Row> {
  /** The table's spoken name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting | undefined;
  /** Each row is about its first link: on a phone the whole card is that link. */
  linked?: boolean;
}

/** A table with hairline rows; on a phone each row becomes a titled list. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, sorting, linked = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, rows);
  return (
    <div className={styles.tableFrame} ref={frame}>
      <table
        className={linked ? `${styles.table} ${styles.linked}` : styles.table}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map(({ header, sort }) =>
              sort ? (
                <SortableHead key={header} label={header} sort={sort} sorting={sorting} />
              ) : (
                <th key={header} scope="col">
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ header, phoneLabel = header, look, cell }) => (
                <td
                  key={header}
                  className={classOf(look)}
                  data-label={hasLabel(phoneLabel, look) ? phoneLabel : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Look = CellLook | readonly CellLook[] | undefined;

const classOf = (look: Look) =>
  [look ?? []]
    .flat()
    .map((one) => styles[one])
    .join(' ') || undefined;

/** The title of a card needs no label, and neither do its buttons. */
const hasLabel = (label: string | null, look: Look): boolean =>
  label !== null && ![look].flat().includes('title');

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
