import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FailingEvent } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Pager } from '../../components/pager';
import { QueryFailure } from '../../components/query-failure';
import { useSubmit } from '../../forms/use-submit';
import { LedgerTime } from '../../lists/ledger-time';
import { Ledger } from '../../lists/ledger';
import ledger from '../../lists/ledger.module.css';
import { actionWords } from '../../audit/audit-words';
import { paths } from '../../paths';
import { eventsKey, failingEvents, mailsKey, retryEvent } from './mail-api';
import styles from './mail.module.css';

/** Events that nobody has been told of yet, because something failed; not shown while there are none. */
export function FailingEvents() {
  const [page, setPage] = useState(1);
  const events = useQuery(failingEvents(page));
  const { data } = events;
  if (!events.isError && !data?.pagination.total) return null;
  return (
    <section className={styles.section} aria-labelledby="failing-events">
      <h2 id="failing-events" className={styles.heading}>
        Events that failed
      </h2>
      <p className={styles.lead}>
        The change itself is saved. Its mails and notices follow as soon as a retry succeeds; each
        is retried by itself, at the latest every ten minutes.
      </p>
      {events.isError ? (
        <QueryFailure
          message="Failed to load the events"
          error={events.error}
          onRetry={() => void events.refetch()}
          isRetrying={events.isFetching}
        />
      ) : null}
      {data && data.events.length > 0 ? <EventTable events={data.events} /> : null}
      {data ? <Pager page={page} totalPages={data.pagination.totalPages} onPage={setPage} /> : null}
    </section>
  );
}

function EventTable({ events }: { events: readonly FailingEvent[] }) {
  return (
    <Ledger
      label="Events that failed"
      columns={['Event', 'Attempts', 'Last error', 'Happened', 'Actions']}
    >
      {events.map((event) => (
        <tr key={event._id}>
          <td className={ledger.project}>
            <Subject event={event} />
            <span className={ledger.second}>{secondLine(event)}</span>
          </td>
          <td data-label="Attempts">{event.attempts}</td>
          <td data-label="Last error" className={styles.error}>
            {event.lastError}
          </td>
          <td data-label="Happened" className={ledger.date}>
            <LedgerTime at={event.at} />
          </td>
          <td>
            <RetryEvent event={event} />
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

const secondLine = ({ type, heldUp }: FailingEvent): string => {
  if (heldUp === 0) return type;
  return `${type}; ${heldUp} later ${heldUp === 1 ? 'event waits' : 'events wait'} for it`;
};

/** In the words of the audit log, where it shows such events. */
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
  const retry = useSubmit({
    send: () => retryEvent(event._id),
    failure: 'The event could not be retried.',
    failsIn: 'toast',
    stale: [eventsKey, mailsKey],
    done: ({ message }) => message,
  });
  return (
    <Button
      variant="secondary"
      small
      aria-label={`Retry: ${words[event.type] ?? event.type}`}
      isPending={retry.isPending}
      onClick={() => retry.submit()}
    >
      Retry
    </Button>
  );
}
