import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Webhook } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../components/lazy-dialog';
import { AdminPage } from '../../components/admin-page';
import { DateAndTime, Second } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { DeliveryLog } from './delivery-log';
import { WebhookActions } from './webhook-actions';
import { nameOf, webhookSource } from './webhook-sources';
import { deliveryLabels, disabledWords, webhookWords as words } from './words';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog'), 'WebhookDialog');

const webhooks = defineList({
  source: webhookSource,
  words,
  columns: [
    {
      header: words.columns.webhook,
      look: 'title',
      cell: (webhook) => (
        <span>
          <strong tabIndex={-1}>{nameOf(webhook)}</strong>
          <Second>{webhook.url}</Second>
        </span>
      ),
    },
    { header: words.columns.events, look: 'wide', cell: ({ types }) => types.join(', ') },
    { header: words.columns.state, cell: (webhook) => <State webhook={webhook} /> },
    {
      header: words.columns.last,
      look: 'date',
      cell: ({ lastDelivery: last }) =>
        last ? (
          <span>
            <DateAndTime at={last.attemptedAt} />
            <Second>
              {deliveryLabels[last.state]}
              {last.status === null ? '' : ` (${last.status})`}
            </Second>
          </span>
        ) : (
          words.nothingYet
        ),
    },
    { actions: (webhook) => <WebhookActions webhook={webhook} /> },
  ],
});

export function Component() {
  const list = useList(webhooks);
  const [isAdding, setAdding] = useState(false);
  const [address] = useSearchParams();
  const opened = list.answer?.webhooks.find(({ _id }) => _id === address.get('webhook'));
  return (
    <AdminPage {...words} action={<Button onClick={() => setAdding(true)}>{words.add}</Button>}>
      <ListView list={list} />
      {opened ? <DeliveryLog key={opened._id} webhook={opened} /> : null}
      {isAdding ? <WebhookDialog onClose={() => setAdding(false)} /> : null}
    </AdminPage>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { disabledBecause, failingSince, waiting } = webhook;
  return (
    <span>
      {disabledBecause ? (
        <Badge tone="red" glyph="✕">
          {disabledWords[disabledBecause]}
        </Badge>
      ) : (
        <Badge tone={failingSince ? 'orange' : 'green'} glyph={failingSince ? '!' : '✓'}>
          {failingSince ? words.failingSince : words.active}
        </Badge>
      )}
      {failingSince && !disabledBecause ? (
        <Second>
          <DateAndTime at={failingSince} />
        </Second>
      ) : null}
      {waiting > 0 ? <Second>{words.waiting(waiting)}</Second> : null}
    </span>
  );
}
