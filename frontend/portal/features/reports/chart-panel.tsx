import { lazy } from 'react';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { LazyPart } from '../../components/lazy-part';
import { rowName, type Chart } from './figures';
import type { Report } from './reports-api';
import styles from './reports.module.css';
import { chartWords, groupingLabels, reportWords } from './words';

const BarChart = lazy(() => import('./bar-chart'));

export function ChartPanel({ chart, report }: { chart: Chart; report: Report }) {
  const { id, title, series, ticks } = chart;
  const values = report.rows.map((row) => series.map(({ valueOf }) => valueOf(row)));
  const labels = series.map(({ label }) => label);
  const grouping = groupingLabels[report.by];
  return (
    <section aria-labelledby={`chart-${id}`}>
      <Text as="h2" id={`chart-${id}`} size={4} strong below={3}>
        {title}
      </Text>
      <Stack as="figure" gap={3} className={styles.figure}>
        <Row as="ul" gap="2 5" soft size={2}>
          {labels.map((label, index) => (
            <Row as="li" key={label} nowrap align="center" gap={2}>
              <span aria-hidden="true" className={styles.swatch} data-series={index} />
              {label}
            </Row>
          ))}
        </Row>
        {values.flat().every((value) => value === null) ? (
          <Text soft size={2}>
            {reportWords.chartEmpty}
          </Text>
        ) : (
          <LazyPart
            fallback={
              <Text soft size={2}>
                {reportWords.chartLoading}
              </Text>
            }
            failure={
              <Text soft size={2}>
                {reportWords.chartFailure}
              </Text>
            }
          >
            <BarChart
              label={chartWords.alternative(title, labels, report.rows.length, grouping)}
              names={report.rows.map((row) => rowName(report, row))}
              values={values}
              format={series[0].format}
              ticks={ticks}
              isTimed={report.by === 'month'}
            />
          </LazyPart>
        )}
      </Stack>
    </section>
  );
}
