import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef } from 'react';
import { useSteadyRows } from '../live/steady-rows';
import { listWords } from '../words';
import { DateAndTime } from './cells';
import styles from './data-table.module.css';
import type { CellLook, Column, Columns } from './define-list';
import type { Sorting } from './use-list';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting | undefined;
  /** Each row is about its first link: on a phone the whole card is that link. */
  linked?: boolean;
  /** True while these rows belong to the previous filter or page. */
  isStale?: boolean;
  /** A look of its own; by default each row becomes a titled list on a phone. */
  className?: string | undefined;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, keyOf, sorting, linked = false, className = styles.cards } = props;
  const frame = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(frame, props.rows, keyOf, props.isStale);
  return (
    <div className={styles.tableFrame} ref={frame}>
      <table
        className={[styles.table, linked && styles.linked, className].filter(Boolean).join(' ')}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map(({ header, sort, look, className: own, hasHiddenHeader }) =>
              sort ? (
                <SortableHead
                  key={header}
                  label={header}
                  sort={sort}
                  sorting={sorting}
                  className={own}
                />
              ) : (
                <th key={header} scope="col" className={own ?? headOf(look)}>
                  {hasHiddenHeader ? <span className="visually-hidden">{header}</span> : header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-row={keyOf(row)}>
              {columns.map(({ header, phoneLabel = header, look, className: own, cell }) => (
                <td
                  key={header}
                  className={own ?? classOf(look)}
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

/** Adds the headers to the columns; both are named alike. */
export const columnsOf = <Row,>(
  columns: Columns<Row>,
  headers: Record<string, string> = {},
): Column<Row>[] =>
  Object.entries(columns).flatMap(([name, column]) => {
    const header = headers[name] ?? listWords.actions;
    if (!column) return [];
    if (typeof column === 'function') {
      return [{ header, cell: column, ...(name === 'actions' && { phoneLabel: null }) }];
    }
    if (!('time' in column)) return [{ header, ...column }];
    return [{ header, look: 'date', cell: (row) => <DateAndTime at={column.time(row)} /> }];
  });

type Look = CellLook | readonly CellLook[] | undefined;

const classOf = (look: Look) =>
  [look ?? []]
    .flat()
    .map((one) => styles[one])
    .join(' ') || undefined;

/** Aligns the header of amounts with them. */
const headOf = (look: Look) => ([look].flat().includes('figure') ? styles.figure : undefined);

/** Titles and buttons of a card need no label. */
const hasLabel = (label: string | null, look: Look): boolean =>
  label !== null && ![look].flat().includes('title');

interface SortableHeadProps {
  label: string;
  sort: string;
  sorting: Sorting | undefined;
  className: string | undefined;
}

function SortableHead({ label, sort, sorting, className }: SortableHeadProps) {
  const order = sorting?.current.sort === sort ? sorting.current.order : null;
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ArrowUpDown;
  const spoken = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th scope="col" className={className} aria-sort={order ? spoken[order] : undefined}>
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
