import { useQuery } from '@tanstack/react-query';
import type { RetentionRun } from '../../../api/types';
import { formatDay, formatTime } from '../../../lib/dates';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { DataTable } from '../../lists/data-table';
import type { Column } from '../../lists/define-list';
import { retentionRuns } from './mail-api';
import { retentionWords } from './words';
import styles from './mail.module.css';
import { formatNumber } from '../../../lib/locale';

export function Retention() {
  const report = useQuery(retentionRuns());
  return (
    <section className={styles.section} aria-labelledby="clean-up">
      <h2 id="clean-up" className={styles.heading}>
        {retentionWords.title}
      </h2>
      <p className={styles.lead}>{retentionWords.lead}</p>
      {report.isPending ? <Skeleton label={retentionWords.loading} lines={3} /> : null}
      {report.isError ? (
        <QueryFailure
          message={retentionWords.failure}
          error={report.error}
          onRetry={() => void report.refetch()}
          isRetrying={report.isFetching}
        />
      ) : null}
      {report.data?.runs.length === 0 ? <p>{retentionWords.none}</p> : null}
      {report.data?.runs.map((run) => (
        <Run key={run.day} run={run} />
      ))}
    </section>
  );
}

type Removed = RetentionRun['removed'][number];

const columns: readonly Column<Removed>[] = [
  { header: retentionWords.columns.what, look: 'title', cell: ({ label }) => label },
  { header: retentionWords.columns.kept, cell: ({ kept }) => kept },
  {
    header: retentionWords.columns.rows,
    look: 'figure',
    cell: ({ rows }) => formatNumber(rows),
  },
];

function Run({ run }: { run: RetentionRun }) {
  const total = run.removed.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <details className={styles.run}>
      <summary>
        <span className={styles.day}>{formatDay(run.day)}</span>
        <span>{run.finishedAt ? retentionWords.deleted(total) : retentionWords.unfinished}</span>
        <span className={styles.at}>
          {formatTime(run.startedAt)}
          {run.finishedAt ? `–${formatTime(run.finishedAt)}` : ''}
        </span>
      </summary>
      <DataTable
        label={retentionWords.ofDay(formatDay(run.day))}
        columns={columns}
        rows={run.removed}
        keyOf={({ rule }) => rule}
      />
    </details>
  );
}
