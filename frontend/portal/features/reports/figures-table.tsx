import { useIsWide } from '../queue/use-is-wide';
import { countedTextOf, rowName, series } from './figures';
import type { Report } from './reports-api';
import styles from './reports.module.css';
import { groupingLabels, reportWords } from './words';

const columns = Object.values(series);

/** The figures of all charts. Open on a phone, because bars are small there. */
export function FiguresTable({ report }: { report: Report }) {
  const isWide = useIsWide();
  return (
    <details open={!isWide} className={styles.details}>
      <summary>{reportWords.table}</summary>
      <section className={styles.frame} aria-label={reportWords.table} tabIndex={0}>
        <table className={styles.table} aria-label={reportWords.figures}>
          <thead>
            <tr>
              <th scope="col">{groupingLabels[report.by]}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{rowName(report, row)}</th>
                {columns.map((one) => (
                  <td key={one.label}>{countedTextOf(one, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{reportWords.total}</th>
              {columns.map((one) => (
                <td key={one.label}>{countedTextOf(one, report.total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
