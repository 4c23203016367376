import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDayAndTime, formatDuration, formatTime } from '../../../lib/dates';
import { Text } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { useNow } from '../queue/use-now';
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
  canReply?: boolean;
  /** Drawn as a time line, with the present between late and future deadlines. */
  isTimed?: boolean;
}

export function DueList(props: DueListProps) {
  const { id, title, requests, empty, all, canReply = false, isTimed = false } = props;
  const firstToCome = isTimed ? requests.findIndex(({ dueAt }) => !isLate(dueAt)) : -1;
  return (
    <SmallSection
      id={id}
      title={title}
      action={requests.length > 0 ? <Link to={all.to}>{all.label}</Link> : null}
    >
      {requests.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={isTimed ? styles.timeline : styles.list}>
          {requests.map((request, index) => (
            <Fragment key={request._id}>
              {index === firstToCome ? <Now /> : null}
              <Entry request={request} canReply={canReply} />
            </Fragment>
          ))}
          {isTimed && firstToCome === -1 ? <Now /> : null}
        </ul>
      )}
    </SmallSection>
  );
}

function Now() {
  const now = useNow();
  return (
    <Text as="li" size={1} strong className={styles.now}>
      {staffWords.now(formatTime(new Date(now).toISOString()))}
    </Text>
  );
}

function Entry({ request, canReply }: { request: DueRequest; canReply: boolean }) {
  const { _id, projectName, reference, client, assignee, status, dueAt } = request;
  return (
    <Text as="li" size={2} line="below" className={styles.row} data-late={isLate(dueAt)}>
      <Text
        as={Link}
        to={paths.request(_id)}
        size={3}
        strong
        className={`clipped covering ${styles.name}`}
      >
        {projectName}
      </Text>
      <Due request={request} />
      <Text as="span" soft className="clipped">
        {reference} · {client.firstName} {client.lastName}
        {canReply
          ? null
          : ` · ${assignee ? `${assignee.firstName} ${assignee.lastName}` : staffWords.nobody}`}
      </Text>
      {canReply ? (
        <ButtonLink
          to={paths.request(_id)}
          state={{ isReplying: true }}
          small
          aria-label={staffWords.replyTo(projectName)}
        >
          {staffWords.reply}
        </ButtonLink>
      ) : (
        <StatusBadge status={status} />
      )}
    </Text>
  );
}

const isLate = (iso: string | null): boolean => iso !== null && leftUntil(iso) < 0;

export const isDueToday = ({ dueAt }: DueRequest): boolean =>
  dueAt !== null && (isLate(dueAt) || formatDay(dueAt) === formatDay(new Date().toISOString()));

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
