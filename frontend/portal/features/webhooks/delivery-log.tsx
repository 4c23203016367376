import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call';
import { type DeliveryState, DeliveryStateValues } from '../../../api/generated/enums';
import type { Delivery, Webhook } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { SelectField } from '../../../ui/inputs';
import { RowAction } from '../../components/row-action';
import { Pager } from '../../components/pager';
import { badgeOf } from '../../components/badge-of';
import { Loaded } from '../../components/loaded';
import table from '../../lists/data-table.module.css';
import { DataTable } from '../../lists/data-table';
import { DateAndTime } from '../../lists/date-and-time';
import type { Column } from '../../lists/define-list';
import styles from './webhooks.module.css';
import { deliveries, nameOf, webhookPaths } from './webhook-queries';
import { deliveryLabels, logWords as words, webhookWords } from './words';

const StateBadge = badgeOf(
  {
    waiting: ['orange', '○'],
    sending: ['blue', '◐'],
    delivered: ['green', '✓'],
    failed: ['red', '✕'],
  },
  deliveryLabels,
);

const states = [
  { value: '', label: words.any },
  ...DeliveryStateValues.map((value) => ({ value, label: deliveryLabels[value] })),
];

export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState | ''>('');
  const [page, setPage] = useState(1);
  const query = useQuery(deliveries(webhook._id, state, page));
  const title = webhookWords.logOf(nameOf(webhook));
  return (
    <section className={styles.log} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title} tabIndex={-1} ref={focusOnce}>
          {title}
        </h2>
        <SelectField
          required
          label={words.state}
          options={states}
          value={state}
          onChange={({ target }) => {
            setState(target.value as DeliveryState | '');
            setPage(1);
          }}
        />
      </header>
      <Loaded query={query} loading={words.loading} failure={words.failure}>
        {({ deliveries: rows, pagination }) =>
          rows.length === 0 ? (
            <EmptyState {...words.empty} />
          ) : (
            <>
              <DataTable
                label={title}
                columns={columnsOf(webhook)}
                rows={rows}
                keyOf={({ _id }) => _id}
              />
              <Pager page={page} totalPages={pagination.totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** The user asked for the log, so it takes the focus. */
const focusOnce = (title: HTMLElement | null) => title?.focus();

const columnsOf = (webhook: Webhook): Column<Delivery>[] => [
  {
    header: words.columns.event,
    look: 'title',
    cell: ({ type, eventId }) => (
      <span>
        <strong tabIndex={-1}>{type ?? words.gone}</strong>
        <span className={`${table.second} ${styles.id}`}>{eventId}</span>
      </span>
    ),
  },
  {
    header: words.columns.state,
    cell: ({ state, attempts, isReplay, type }) => (
      <span>
        <StateBadge of={state} />
        <span className={table.second}>
          {words.attempts(attempts)}
          {isReplay && type !== 'webhook.test' ? `, ${words.replayed}` : ''}
        </span>
      </span>
    ),
  },
  { header: words.columns.answer, look: 'wide', cell: (one) => <Answer delivery={one} /> },
  {
    header: words.columns.when,
    look: 'date',
    cell: ({ createdAt, nextAt }) => (
      <span>
        <DateAndTime at={createdAt} />
        {nextAt ? (
          <span className={table.second}>
            {words.next}: <DateAndTime at={nextAt} />
          </span>
        ) : null}
      </span>
    ),
  },
  {
    header: words.columns.actions,
    phoneLabel: null,
    cell: (one) => (
      <span className={table.actions}>
        <SendAgain webhook={webhook} delivery={one} />
      </span>
    ),
  },
];

function Answer({ delivery }: { delivery: Delivery }) {
  const { status, error, answer, milliseconds } = delivery;
  if (error) return error;
  if (status === null) return words.none;
  return (
    <span>
      {status}
      {milliseconds === null ? null : <span className={table.second}>{milliseconds} ms</span>}
      {answer ? (
        <details className={styles.answer}>
          <summary>{words.show}</summary>
          <pre>{answer}</pre>
        </details>
      ) : null}
    </span>
  );
}

function SendAgain({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const { _id, type, state } = delivery;
  if (!type || state === 'sending' || webhook.state === 'disabled') return null;
  return (
    <RowAction
      variant="secondary"
      small
      aria-label={words.againOne(type)}
      send={
        call('POST /api/webhooks/{id}/deliveries/{deliveryId}/resend', {
          path: { id: webhook._id, deliveryId: _id },
        }).send
      }
      failure={words.failed}
      stale={webhookPaths}
      done={({ message }) => message}
    >
      {words.again}
    </RowAction>
  );
}
