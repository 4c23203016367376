import { Link } from 'react-router-dom';
import { formatDayAndTime, formatDuration } from '../../../lib/dates';
import { Row, Text } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import type { DueRequest } from '../reports/reports-api';
import { StatusBadge } from '../requests/status-badge';
import { staffWords } from './staff-words';
import styles from './staff-dashboard.module.css';

interface DueListProps {
  id: string;
  title: string;
  requests: readonly DueRequest[];
  empty: string;
  all: { to: string; label: string };
}

export function DueList({ id, title, requests, empty, all }: DueListProps) {
  return (
    <section aria-labelledby={id}>
      <Row align="baseline" between gap="1 4" size={2} below={2}>
        <Text as="h2" id={id} size={4} strong>
          {title}
        </Text>
        {requests.length > 0 ? <Link to={all.to}>{all.label}</Link> : null}
      </Row>
      {requests.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Text as="li" key={request._id} size={2} line="below" className={styles.row}>
              <Text
                as={Link}
                to={paths.request(request._id)}
                size={3}
                strong
                className={styles.name}
              >
                {request.projectName}
              </Text>
              <Due request={request} />
              <span className={styles.facts}>
                {request.reference} · {request.client.firstName} {request.client.lastName} ·{' '}
                {request.assignee
                  ? `${request.assignee.firstName} ${request.assignee.lastName}`
                  : staffWords.nobody}
              </span>
              <StatusBadge status={request.status} />
            </Text>
          ))}
        </ul>
      )}
    </section>
  );
}

const leftUntil = (iso: string): number => Date.parse(iso) - Date.now();

function Due({ request: { dueAt, isAwaitingClient } }: { request: DueRequest }) {
  if (!dueAt) {
    return (
      <span className={styles.calm}>{isAwaitingClient ? staffWords.waits : staffWords.notDue}</span>
    );
  }
  const left = leftUntil(dueAt);
  const length = formatDuration(Math.abs(left) / 1000);
  return (
    <time
      dateTime={dueAt}
      title={formatDayAndTime(dueAt)}
      className={left < 0 ? styles.late : styles.calm}
    >
      {left < 0 ? staffWords.overdueBy(length) : staffWords.dueIn(length)}
    </time>
  );
}
