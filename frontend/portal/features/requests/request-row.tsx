import { Link } from 'react-router-dom';
import type { ClientRequest } from '../../../api/types';
import { formatAge, formatDay } from '../../../lib/dates';
import { Progress } from '../../../ui/progress';
import { budgetLabels, serviceTypeLabels, timelineLabels } from '../../labels';
import { paths } from '../../paths';
import { progressOf } from './request-progress';
import { StatusBadge } from './status-badge';
import styles from './request-row.module.css';

interface RequestRowProps {
  request: ClientRequest;
  heading?: 'h2' | 'h3';
  showsClient?: boolean;
}

/** The whole row is the link. */
export function RequestRow({
  request,
  heading: Heading = 'h3',
  showsClient = false,
}: RequestRowProps) {
  const progress = progressOf(request);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <Link to={paths.request(request._id)}>{request.projectName}</Link>
        </Heading>
        <StatusBadge status={request.status} forClient />
      </div>
      <p className={styles.facts}>
        <span>{request.reference}</span>
        <span>{serviceTypeLabels[request.serviceType]}</span>
        <span>{budgetLabels[request.budget]}</span>
        <span>{timelineLabels[request.timeline]}</span>
      </p>
      <div className={styles.foot}>
        <Progress value={progress} label={`Progress of ${request.projectName}`} showValue />
        <time dateTime={request.createdAt} title={formatDay(request.createdAt)}>
          Raised {formatAge(request.createdAt)}
          {showsClient ? ` by ${request.userId.firstName} ${request.userId.lastName}` : null}
        </time>
      </div>
    </div>
  );
}
