import { Link } from 'react-router-dom';
import type { ClientRequest } from '../../../api/call';
import { formatAge, formatDay, dayOf } from '../../../lib/dates';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Progress } from '../../../ui/progress';
import { ServiceTypeWords } from '../../../api/generated/words/service-type';
import { TimelineWords } from '../../../api/generated/words/timeline';
import { budgetLabels } from '../../labels';
import { paths } from '../../paths';
import { progressOf } from './request-progress';
import { ClientStatusBadge } from './status-badge';
import styles from './request-row.module.css';
import { oneRequest } from './words';

interface RequestRowProps {
  request: ClientRequest;
  heading?: 'h2' | 'h3';
  showsClient?: boolean;
}

/** The whole row is the link. */
export function RequestRow(props: RequestRowProps) {
  const { request, heading: Heading = 'h3', showsClient = false } = props;
  const progress = progressOf(request);
  return (
    <Stack gap={2} line="below" className={styles.row}>
      <Row align="baseline" between gap="2 4">
        <Text as={Heading} size={4} strong leading={3} breaks className={styles.name} dir="auto">
          <Link to={paths.request(request._id)} className="covering">
            {request.projectName}
          </Link>
        </Text>
        <ClientStatusBadge of={request.status} />
      </Row>
      <Row as="p" soft size={2} figures className={styles.facts}>
        <span>{request.reference}</span>
        <span>{ServiceTypeWords[request.serviceType]}</span>
        <span>{budgetLabels[request.budget]}</span>
        <span>{TimelineWords[request.timeline]}</span>
      </Row>
      <Row align="center" between gap="1 4" soft size={1} className={styles.foot}>
        <Progress value={progress} label={oneRequest.progressOf(request.projectName)} showValue />
        <time dateTime={request.createdAt} title={formatDay(dayOf(request.createdAt))}>
          {oneRequest.raisedAgo} {formatAge(request.createdAt)}
          {showsClient ? ` by ${request.userId.firstName} ${request.userId.lastName}` : null}
        </time>
      </Row>
    </Stack>
  );
}
