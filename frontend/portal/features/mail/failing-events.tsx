import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import type { FailingEvent } from '../../../api/types';
import { actionWords } from '../../audit/audit-words';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { eventSource } from './mail-sources';
import { eventWords, heldUpWords, mailWords } from './words';
import styles from './mail.module.css';

const events = defineList({
  source: eventSource,
  words: eventWords,
  columns: [
    {
      header: eventWords.columns.event,
      look: 'title',
      cell: (event) => (
        <>
          <Subject event={event} />
          <Second>{heldUpWords(event)}</Second>
        </>
      ),
    },
    { header: eventWords.columns.attempts, cell: ({ attempts }) => attempts },
    { header: mailWords.columns.lastError, look: 'error', cell: ({ lastError }) => lastError },
    { header: eventWords.columns.happened, time: ({ at }) => at },
    { actions: (event) => <RetryEvent event={event} /> },
  ],
});

/** Events not dispatched because a subscriber failed; hidden if empty. */
export function FailingEvents() {
  const list = useList(events);
  if (!list.query.isError && !list.page?.total) return null;
  return (
    <Section title={eventWords.title} above={3}>
      <p className={styles.lead}>{eventWords.lead}</p>
      <ListView list={list} />
    </Section>
  );
}

/** Labelled as in the audit log, if it shows the event. */
const words: Partial<Record<string, string>> = actionWords;

function Subject({ event: { type, subject } }: { event: FailingEvent }) {
  const label = <strong>{words[type] ?? type}</strong>;
  const [kind, id = ''] = subject?.split(':') ?? [];
  if (kind === 'request') return <Link to={paths.request(id)}>{label}</Link>;
  if (kind === 'lead') return <Link to={paths.lead(id)}>{label}</Link>;
  if (kind === 'subscriber') return <Link to={paths.subscriber(id)}>{label}</Link>;
  return label;
}

function RetryEvent({ event }: { event: FailingEvent }) {
  return (
    <RowAction
      small
      aria-label={`${mailWords.retry}: ${words[event.type] ?? event.type}`}
      send={call('POST /api/ops/events/{id}/retry', { path: { id: event._id } }).send}
      failure={eventWords.retryFailure}
      stale={['/api/ops/events', '/api/ops/mails', '/api/ops/mail-backlog']}
      done={({ message }) => message}
    >
      {mailWords.retry}
    </RowAction>
  );
}
