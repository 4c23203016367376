import { Component, lazy, Suspense, type ReactNode } from 'react';
import { Columns, Row, Stack, Text } from '../../../ui/layout/layout';
import { FiguresTable } from '../../lists/cells';
import { rowName, textOf, type Chart } from './figures';
import type { Report } from './reports-api';
import styles from './reports.module.css';
import { chartWords, groupingLabels, reportWords } from './words';

const BarChart = lazy(() => import('./bar-chart'));

interface ChartPanelProps {
  chart: Chart;
  report: Report;
}

/** A chart with its table of figures, which stays visible while the chart loads or if it fails. */
export function ChartPanel({ chart, report }: ChartPanelProps) {
  const { id, title, series } = chart;
  const labels = series.map(({ label }) => label);
  const grouping = groupingLabels[report.by];
  return (
    <Columns
      as="section"
      aria-labelledby={`chart-${id}`}
      from="medium"
      align="start"
      className={styles.panel}
    >
      <Text as="h2" id={`chart-${id}`} size={4} strong className={styles.heading}>
        {title}
      </Text>
      <Stack as="figure" gap={3} className={styles.figure}>
        <Row as="ul" gap="2 5" soft size={2} className={styles.legend}>
          {labels.map((label, index) => (
            <li key={label}>
              <span aria-hidden="true" className={styles.swatch} data-series={index} />
              {label}
            </li>
          ))}
        </Row>
        <ChartBoundary>
          <Suspense
            fallback={
              <Text soft size={2}>
                {reportWords.chartLoading}
              </Text>
            }
          >
            <BarChart
              label={chartWords.alternative(title, labels, report.rows.length, grouping)}
              names={report.rows.map((row) => rowName(report, row))}
              values={report.rows.map((row) => series.map(({ valueOf }) => valueOf(row)))}
              format={series[0].format}
              isTimed={report.by === 'month'}
            />
          </Suspense>
        </ChartBoundary>
      </Stack>
      <ChartTable chart={chart} report={report} />
    </Columns>
  );
}

function ChartTable({ chart: { title, series }, report }: ChartPanelProps) {
  return (
    <FiguresTable className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{groupingLabels[report.by]}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{rowName(report, row)}</th>
            {series.map((one) => (
              <td key={one.label} className={styles.number}>
                {textOf(one, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{reportWords.total}</th>
          {series.map((one) => (
            <td key={one.label} className={styles.number}>
              {textOf(one, report.total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

/** If a chart fails to load, the rest of the page stays. */
class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Text soft size={2}>
        {reportWords.chartFailure}
      </Text>
    );
  }
}
