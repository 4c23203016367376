import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { hasStatus } from '../../../api/problem';
import { formatDayAndTime } from '../../../lib/dates';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Progress } from '../../../ui/progress';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { RequestFacts } from '../../components/request-facts';
import { progressOf } from '../../components/request-progress';
import { StatusBadge, UrgencyBadge } from '../../components/status-badge';
import { Timeline } from '../../components/timeline';
import { paths } from '../../paths';
import { requestDetail } from '../../requests/queries';
import { Page } from '../../shell/page';
import styles from './requests.module.css';

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(requestDetail(id));
  const back = <Link to={paths.requests}>← My Requests</Link>;

  if (query.isPending) {
    return (
      <Page title="Request" back={back}>
        <Skeleton label="Loading the request" lines={9} />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page title="Request" back={back}>
        {hasStatus(query.error, 404) || hasStatus(query.error, 422) ? (
          <EmptyState
            title="This request does not exist"
            text="The address may be mistyped, or the request belongs to another account."
            action={
              <Link to={paths.requests} className={buttonClass({ variant: 'secondary' })}>
                My Requests
              </Link>
            }
          />
        ) : (
          <QueryFailure
            message="Failed to load the request"
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </Page>
    );
  }
  const request = query.data;
  const progress = progressOf(request);
  return (
    <Page
      title={request.projectName}
      back={back}
      lead={
        <>
          {request.reference}, raised{' '}
          <time dateTime={request.createdAt}>{formatDayAndTime(request.createdAt)}</time>
        </>
      }
    >
      <div className={styles.detail}>
        <div className={styles.sheet}>
          <div className={styles.status}>
            <div className={styles.statusRow}>
              <StatusBadge status={request.status} forClient />
              <UrgencyBadge urgency={request.urgency} />
            </div>
            <Progress value={progress} label="Progress" showValue />
          </div>
          <RequestFacts request={request} />
        </div>
        <section aria-labelledby="history">
          <h2 id="history" className={styles.heading}>
            History
          </h2>
          <Timeline entries={request.history} />
        </section>
      </div>
    </Page>
  );
}
