import type { ReactNode } from 'react';
import styles from './lookup-table.module.css';

interface LookupTableProps {
  label: string;
  columns: readonly string[];
  /** Type of the first cell: large display figures, or code. */
  first: 'value' | 'code';
  /** `id` is the row's anchor; the first cell is its heading. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** Many short entries that readers look up, each with an address of its own. */
export function LookupTable({ label, columns, first, rows }: LookupTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [heading, ...others] }) => (
          <tr key={id} id={id}>
            <th scope="row" className={styles[first]}>
              {heading}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
