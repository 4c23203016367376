import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { Columns, Stack, Text } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { Skeleton } from '../../../ui/skeleton';
import { StatBand } from '../../../ui/stat-band';
import { AdminPage } from '../../components/admin-page';
import { QueryFailure } from '../../components/query-failure';
import { ExportButton } from '../../lists/export-button';
import { ChartPanel } from './chart-panel';
import { charts, monthOf, noteOf, series, textOf } from './figures';
import { FiguresTable } from './figures-table';
import { ReportFilters } from './report-filters';
import { report, reportQueryOf, type Report, type ReportQuery } from './reports-api';
import styles from './reports.module.css';
import { reportWords } from './words';

const RatingsReport = lazyDialog(() => import('../ratings/ratings-report'), 'RatingsReport');

export function Component() {
  const [params] = useSearchParams();
  const query = reportQueryOf(params);
  const answer = useQuery({ ...report(query), placeholderData: keepPreviousData });
  return (
    <AdminPage
      {...reportWords}
      action={
        <ExportButton path="/api/reports/export" query={query} isFiltered={params.size > 0} />
      }
    >
      <ReportFilters query={query} shown={answer.data} />
      <Content answer={answer} query={query} />
    </AdminPage>
  );
}

function Content({ answer }: { answer: UseQueryResult<Report>; query: ReportQuery }) {
  const { data, isError, isFetching } = answer;
  if (isError) return <QueryFailure message={reportWords.failure} query={answer} />;
  if (!data) return <Skeleton label={reportWords.loading} lines={10} />;
  if (data.rows.length === 0) return <EmptyState {...reportWords.empty} />;
  return (
    <Stack gap={7} className={styles.report} aria-busy={isFetching}>
      <StatBand
        label={reportWords.stats}
        stats={[series.received, series.answered, series.median, series.onTime, series.agreed].map(
          (one) => ({
            label: one.label,
            value: textOf(one, data.total),
            ...noteOf(one, data.total, monthOf(data.from)),
          }),
        )}
      />
      <Columns from="medium" gap="6 5" align="start">
        {charts.map((chart) => (
          <ChartPanel key={chart.id} chart={chart} report={data} />
        ))}
      </Columns>
      <FiguresTable report={data} />
      <RatingsReport from={data.from} to={data.to} />
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
