import type { RequestDetail } from '../../../../api/types';
import { formatDayAndTime } from '../../../../lib/dates';
import { lazyDialog } from '../../../components/lazy-dialog';
import { Conversation } from '../conversation';
import { History } from '../history';
import { RequestFacts } from '../request-facts';
import { StatusBadge, UrgencyBadge } from '../status-badge';
import { StaffComposer } from './staff-composer';
import { type Leave, StaffSide } from './staff-side';
import styles from './staff-request-view.module.css';

const RequestPresence = lazyDialog(() => import('./request-presence'), 'RequestPresence');

interface StaffRequestViewProps {
  request: RequestDetail;
  /** Level of the title's heading; without it the page shows the title. */
  heading?: 'h2';
  leave?: Leave | undefined;
}

export function StaffRequestView({ request, heading: Heading, leave }: StaffRequestViewProps) {
  const { workedFrom: panel } = request;
  return (
    <div className={styles.view}>
      <div className={styles.top}>
        {Heading ? <Heading className={styles.title}>{request.projectName}</Heading> : null}
        <p className={styles.line}>
          {Heading ? (
            <span className={styles.reference}>
              {request.reference}, raised{' '}
              <time dateTime={request.createdAt}>{formatDayAndTime(request.createdAt)}</time>
            </span>
          ) : null}
          <StatusBadge status={request.status} />
          <UrgencyBadge of={request.urgency} />
          <RequestPresence requestId={request._id} />
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Conversation
            request={request}
            side="staff"
            composer={<StaffComposer request={request} />}
            opening={{
              by: request.userId,
              text: request.description,
              at: request.createdAt,
              files: request.attachments,
            }}
          />
          <details className={styles.more} open={!Heading}>
            <summary>All that the client told us</summary>
            <RequestFacts request={request} />
          </details>
          {Heading ? (
            <details className={styles.more}>
              <summary>
                History ({request.history.length}
                {request.historyBefore === null ? '' : '+'})
              </summary>
              <History request={request} />
            </details>
          ) : (
            <section aria-labelledby="history">
              <h2 id="history" className={styles.heading}>
                History
              </h2>
              <History request={request} />
            </section>
          )}
        </div>
        {panel ? <StaffSide request={request} panel={panel} leave={leave} /> : null}
      </div>
    </div>
  );
}
