import type { Dataset } from '../../content/dataset';
import { Row, Text } from '../../ui/layout/layout';
import { ColumnsPlot } from './columns-plot';
import styles from './figure.module.css';
import { RangePlot } from './range-plot';

const plots = { range: RangePlot, columns: ColumnsPlot };

export function DataPlot({ data }: { data: Dataset }) {
  const Plot = plots[data.kind];
  return (
    <>
      <Text soft size={2} below={4}>
        {data.unit}
      </Text>
      <Plot {...data} />
    </>
  );
}

/** A figure from data, with its table folded below and the file to download. */
export function DataFigure({ data }: { data: Dataset }) {
  const { caption, table, href } = data;
  return (
    <div className={styles.figure}>
      <figure>
        <DataPlot data={data} />
        <Text as="figcaption" soft size={3} leading={4} above={5}>
          {caption}
        </Text>
      </figure>
      <details className={styles.table}>
        <Text as="summary" size={3} className="on-screen">
          The {table.rows.length} values as a table
        </Text>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={table.head[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Row as="p" size={3} above={2}>
        <a href={href} download>
          Download the data (CSV)
        </a>
      </Row>
    </div>
  );
}
