import { ReportGroupingWords } from '../../../api/generated/words/report-grouping';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { Columns, Note, Row, Stack, Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { StatBand } from '../../../ui/stat-band';
import { Page } from '../../shell/page';
import { QueryFailure } from '../../components/query-failure';
import { SmallSection } from '../../components/section';
import { ExportButton } from '../../lists/export-button';
import { FilterField } from '../../lists/filter-bar';
import { useAddress } from '../../lists/use-address';
import { useIsWide } from '../../components/use-is-wide';
import { FirmMoney } from '../invoicing/firm-money';
import { RatingsReport } from '../ratings/ratings-report';
import { BarChart } from './bar-chart';
import {
  type Chart,
  charts,
  countedTextOf,
  monthOf,
  noteOf,
  rowName,
  series,
  shownValue,
  textOf,
} from './figures';
import {
  daysOf,
  report,
  type Report,
  reportFilters,
  type ReportQuery,
  reportQueryOf,
} from './reports-api';
import styles from './reports.module.css';
import { chartWords, reportWords } from './words';

export function Component() {
  const [params] = useSearchParams();
  const query = reportQueryOf(params);
  const answer = useQuery({ ...report(query), placeholderData: keepPreviousData });
  return (
    <Page
      {...reportWords}
      action={
        <ExportButton path="/api/reports/export" query={query} isFiltered={params.size > 0} />
      }
    >
      <ReportFilters query={query} shown={answer.data} />
      <Content answer={answer} days={daysOf(query)} />
    </Page>
  );
}

interface ContentProps {
  answer: UseQueryResult<Report>;
  /** From the address, so that all parts ask at once. Without filters, all use the same default. */
  days: ReturnType<typeof daysOf>;
}

function Content({ answer, days }: ContentProps) {
  const { data, isError, isPlaceholderData } = answer;
  if (isError) return <QueryFailure message={reportWords.failure} query={answer} />;
  if (!data) return <Skeleton label={reportWords.loading} lines={10} />;
  if (data.rows.length === 0) return <EmptyState {...reportWords.empty} />;
  return (
    <Stack gap={7} className={styles.report} aria-busy={isPlaceholderData}>
      <StatBand
        label={reportWords.stats}
        stats={[series.received, series.answered, series.median, series.onTime, series.agreed].map(
          (one) => ({
            label: one.label,
            value: textOf(one, data.total),
            ...(one === series.agreed
              ? { note: reportWords.agreedNote }
              : noteOf(one, data.total, monthOf(data.from))),
          }),
        )}
      />
      <FirmMoney {...days} />
      <Columns from="medium" gap="6 5" align="start">
        {charts.map((chart) => (
          <ChartPanel key={chart.id} chart={chart} report={data} />
        ))}
      </Columns>
      <FiguresTable report={data} />
      <RatingsReport {...days} />
      <Text as="details" soft size={2}>
        <summary>{reportWords.how.title}</summary>
        <Stack as="ul" gap={2} before={3}>
          {reportWords.how.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      </Text>
    </Stack>
  );
}

function ChartPanel({ chart, report }: { chart: Chart; report: Report }) {
  const { id, title, series, ticks } = chart;
  const values = report.rows.map((row) => series.map((one) => shownValue(one, row)));
  const labels = series.map(({ label }) => label);
  const grouping = ReportGroupingWords[report.by];
  return (
    <SmallSection id={`chart-${id}`} title={title} below={3}>
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
          <Note>{reportWords.chartEmpty}</Note>
        ) : (
          <BarChart
            label={chartWords.alternative(title, labels, report.rows.length, grouping)}
            names={report.rows.map((row) => rowName(report, row))}
            values={values}
            format={series[0].format}
            ticks={ticks}
            isTimed={report.by === 'month'}
          />
        )}
      </Stack>
    </SmallSection>
  );
}

const columns = Object.values(series);

/** The figures of all charts. Open on a phone, because bars are small there. */
function FiguresTable({ report }: { report: Report }) {
  const isWide = useIsWide();
  return (
    <details open={!isWide} className="folding">
      <Text as="summary" size={4} strong before={2} after={2}>
        {reportWords.table}
      </Text>
      <section className={styles.frame} aria-label={reportWords.table} tabIndex={0}>
        <table className={styles.table} aria-label={reportWords.figures}>
          <thead>
            <tr>
              <th scope="col">{ReportGroupingWords[report.by]}</th>
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

interface ReportFiltersProps {
  query: ReportQuery;
  /** Its days apply if the address has none. */
  shown: Report | undefined;
}

function ReportFilters({ query, shown }: ReportFiltersProps) {
  const [, change] = useAddress();
  const chosen = { ...query, from: query.from ?? shown?.from, to: query.to ?? shown?.to };
  const setFilter = (name: string, value: string) => change({ page: null, [name]: value });
  return (
    <search aria-label={reportWords.filters} className={styles.filters}>
      {Object.entries(reportFilters).map(([name, filter]) => (
        <FilterField key={name} name={name} filter={filter} list={{ chosen, setFilter }} />
      ))}
    </search>
  );
}
