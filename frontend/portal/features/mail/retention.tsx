import { useQuery } from '@tanstack/react-query';
import type { RetentionRun } from '../../../api/types';
import { formatDay, formatTime } from '../../../lib/dates';
import { count } from '../../../lib/text';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { Ledger } from '../../lists/ledger';
import ledger from '../../lists/ledger.module.css';
import { retentionRuns } from './mail-api';
import styles from './mail.module.css';

/** What the last nights took away, rule by rule. */
export function Retention() {
  const report = useQuery(retentionRuns());
  return (
    <section className={styles.section} aria-labelledby="clean-up">
      <h2 id="clean-up" className={styles.heading}>
        Nightly clean-up
      </h2>
      <p className={styles.lead}>What has been kept long enough is deleted every night.</p>
      {report.isPending ? <Skeleton label="Loading the clean-ups" lines={3} /> : null}
      {report.isError ? (
        <QueryFailure
          message="Failed to load the clean-ups"
          error={report.error}
          onRetry={() => void report.refetch()}
          isRetrying={report.isFetching}
        />
      ) : null}
      {report.data?.runs.length === 0 ? <p>It has not run yet; it does so after 2 a.m.</p> : null}
      {report.data?.runs.map((run) => (
        <Run key={run.day} run={run} />
      ))}
    </section>
  );
}

function Run({ run }: { run: RetentionRun }) {
  const total = run.removed.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <details className={styles.run}>
      <summary>
        <span className={styles.day}>{formatDay(run.day)}</span>
        <span>{run.finishedAt ? `${count(total, 'row')} taken away` : 'Has not finished'}</span>
        <span className={styles.at}>
          {formatTime(run.startedAt)}
          {run.finishedAt ? `–${formatTime(run.finishedAt)}` : ''}
        </span>
      </summary>
      <Ledger label={`Clean-up of ${formatDay(run.day)}`} columns={['What', 'Kept', 'Rows']}>
        {run.removed.map(({ rule, label, kept, rows }) => (
          <tr key={rule}>
            <td className={ledger.project}>{label}</td>
            <td data-label="Kept">{kept}</td>
            <td data-label="Rows" className={ledger.figure}>
              {rows.toLocaleString('en-GB')}
            </td>
          </tr>
        ))}
      </Ledger>
    </details>
  );
}
