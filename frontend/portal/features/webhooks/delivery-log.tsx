import { useMemo } from 'react';
import { call } from '../../../api/call';
import type { Delivery, Webhook } from '../../../api/types';
import { RowAction } from '../../components/row-action';
import { badgeOf } from '../../components/badge-of';
import table from '../../lists/data-table.module.css';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import styles from './webhooks.module.css';
import { deliverySource, nameOf, webhookPaths } from './webhook-sources';
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

export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const title = webhookWords.logOf(nameOf(webhook));
  const definition = useMemo(() => logOf(webhook, title), [webhook, title]);
  const list = useList(definition);
  return (
    <section className={styles.log} aria-label={title}>
      <h2 className={styles.title} tabIndex={-1} ref={focusOnce}>
        {title}
      </h2>
      <ListView list={list} />
    </section>
  );
}

/** The user asked for the log, so it takes the focus. */
const focusOnce = (title: HTMLElement | null) => title?.focus();

const logOf = (webhook: Webhook, title: string) =>
  defineList({
    source: deliverySource(webhook._id),
    words: { ...words, title },
    columns: [
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
    ],
  });

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
