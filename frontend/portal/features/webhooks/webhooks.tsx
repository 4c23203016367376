import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Webhook } from '../../../api/types';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { lazyDialog } from '../../components/lazy-dialog';
import { AdminPage } from '../../components/admin-page';
import { Loaded } from '../../components/loaded';
import table from '../../lists/data-table.module.css';
import { DataTable } from '../../lists/data-table';
import { DateAndTime } from '../../lists/date-and-time';
import type { Column } from '../../lists/define-list';
import { DeliveryLog } from './delivery-log';
import { WebhookActions } from './webhook-actions';
import styles from './webhooks.module.css';
import { nameOf, webhooks } from './webhook-queries';
import { deliveryLabels, disabledWords, webhookWords as words } from './words';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog'), 'WebhookDialog');

export function Component() {
  const query = useQuery(webhooks());
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const opened = query.data?.find(({ _id }) => _id === address.get('webhook'));
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      action={<Button onClick={() => setAdding(true)}>{words.add}</Button>}
    >
      <Loaded query={query} loading={words.loading} failure={words.failure}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState {...words.empty} />
          ) : (
            <DataTable
              label={words.label}
              columns={columnsOf((webhook) => setAddress({ webhook }))}
              rows={rows}
              keyOf={({ _id }) => _id}
            />
          )
        }
      </Loaded>
      {opened ? <DeliveryLog key={opened._id} webhook={opened} /> : null}
      {isAdding ? <WebhookDialog onClose={() => setAdding(false)} /> : null}
    </AdminPage>
  );
}

const columnsOf = (onLog: (id: string) => void): Column<Webhook>[] => [
  {
    header: words.columns.webhook,
    look: 'title',
    cell: (webhook) => (
      <span>
        <strong tabIndex={-1}>{nameOf(webhook)}</strong>
        <span className={`${table.second} ${styles.id}`}>{webhook.url}</span>
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
          <span className={table.second}>
            {deliveryLabels[last.state]}
            {last.status === null ? '' : ` (${last.status})`}
          </span>
        </span>
      ) : (
        words.nothingYet
      ),
  },
  {
    header: words.columns.actions,
    phoneLabel: null,
    cell: (webhook) => <WebhookActions webhook={webhook} onLog={() => onLog(webhook._id)} />,
  },
];

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
        <span className={table.second}>
          <DateAndTime at={failingSince} />
        </span>
      ) : null}
      {waiting > 0 ? <span className={table.second}>{words.waiting(waiting)}</span> : null}
    </span>
  );
}
