import { useMemo } from 'react';
import { call, type Delivery, type Webhook } from '../../../api/call';
import { DeliveryStateWords } from '../../../api/generated/words/delivery-state';
import { Stack, Title } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { badgeOf } from '../../components/badge-of';
import { DateAndTime, Named, RowActions, SecondaryText } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import styles from './webhooks.module.css';
import { deliverySource, nameOf } from './webhook-sources';
import { logWords as words, webhookWords } from './words';

const StateBadge = badgeOf(
  {
    waiting: ['orange', '○'],
    sending: ['blue', '◐'],
    delivered: ['green', '✓'],
    failed: ['red', '✕'],
  },
  DeliveryStateWords,
);

export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const title = webhookWords.logOf(nameOf(webhook));
  const definition = useMemo(() => logOf(webhook, title), [webhook, title]);
  const list = useList(definition);
  return (
    <Stack as="section" gap={4} above={8} aria-label={title}>
      <Title as="h2" size={6} breaks tabIndex={-1} ref={focusOnce}>
        {title}
      </Title>
      <ListView list={list} />
    </Stack>
  );
}

/** The user asked for the log, so it takes the focus. */
const focusOnce = (title: HTMLElement | null) => title?.focus();

const logOf = (webhook: Webhook, title: string) =>
  defineList({
    source: deliverySource(webhook._id),
    words: { ...words, title },
    columns: {
      event: {
        look: 'title',
        cell: ({ type, eventId }) => <Named name={type ?? words.gone}>{eventId}</Named>,
      },
      state: ({ state, attempts, isReplay, type }) => (
        <span>
          <StateBadge of={state} />
          <SecondaryText>
            {words.attempts(attempts)}
            {isReplay && type !== 'webhook.test' ? `, ${words.replayed}` : ''}
          </SecondaryText>
        </span>
      ),
      answer: { look: 'wide', cell: (one) => <Answer delivery={one} /> },
      when: {
        look: 'date',
        cell: ({ createdAt, nextAt }) => (
          <span>
            <DateAndTime at={createdAt} />
            {nextAt ? (
              <SecondaryText>
                {words.next}: <DateAndTime at={nextAt} />
              </SecondaryText>
            ) : null}
          </span>
        ),
      },
      actions: (one) => (
        <RowActions>
          <SendAgain webhook={webhook} delivery={one} />
        </RowActions>
      ),
    },
  });

function Answer({ delivery }: { delivery: Delivery }) {
  const { status, error, answer, milliseconds } = delivery;
  if (error) return error;
  if (status === null) return words.none;
  return (
    <span>
      {status}
      {milliseconds === null ? null : <SecondaryText>{milliseconds} ms</SecondaryText>}
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
      small
      label={words.again}
      aria-label={words.againOne(type)}
      send={
        call('POST /api/webhooks/{id}/deliveries/{deliveryId}/resend', {
          path: { id: webhook._id, deliveryId: _id },
        }).send
      }
      done={({ message }) => message}
    />
  );
}
