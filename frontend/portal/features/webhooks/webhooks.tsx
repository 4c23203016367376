import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, type Webhook } from '../../../api/call';
import { DeliveryStateWords } from '../../../api/generated/words/delivery-state';
import { DisabledBecauseWords } from '../../../api/generated/words/disabled-because';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Menu, MenuItem } from '../../../ui/overlay/menu';
import { Page } from '../../shell/page';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { ChangeDialog } from '../../forms/change-dialog';
import { confirm } from '../../forms/confirm';
import { useSubmit } from '../../forms/use-submit';
import { DateAndTime, Named, RowActions, SecondaryText } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { DeliveryLog } from './delivery-log';
import { SecretDialog } from './secret-dialog';
import { nameOf, webhookSource } from './webhook-sources';
import { confirmWords, webhookWords as words } from './words';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog'), 'WebhookDialog');

const webhooks = defineList({
  source: webhookSource,
  words,
  columns: {
    webhook: {
      look: 'title',
      cell: (webhook) => <Named name={nameOf(webhook)}>{webhook.url}</Named>,
    },
    events: { look: 'wide', cell: ({ types }) => types.join(', ') },
    state: (webhook) => <State webhook={webhook} />,
    last: {
      look: 'date',
      cell: ({ lastDelivery: last }) =>
        last ? (
          <span>
            <DateAndTime at={last.attemptedAt} />
            <SecondaryText>
              {DeliveryStateWords[last.state]}
              {last.status === null ? '' : ` (${last.status})`}
            </SecondaryText>
          </span>
        ) : (
          words.nothingYet
        ),
    },
    actions: (webhook) => <WebhookActions webhook={webhook} />,
  },
});

export function Component() {
  const list = useList(webhooks);
  const [address] = useSearchParams();
  const opened = list.answer?.webhooks.find(({ _id }) => _id === address.get('webhook'));
  return (
    <Page {...words} action={<DialogButton dialog={WebhookDialog}>{words.add}</DialogButton>}>
      <ListView list={list} />
      {opened ? <DeliveryLog key={opened._id} webhook={opened} /> : null}
    </Page>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { disabledBecause, failingSince, waiting } = webhook;
  return (
    <span>
      {disabledBecause ? (
        <Badge tone="red" glyph="✕" label={DisabledBecauseWords[disabledBecause]} />
      ) : (
        <Badge tone={failingSince ? 'orange' : 'green'} glyph={failingSince ? '!' : '✓'}>
          {failingSince ? words.failingSince : words.active}
        </Badge>
      )}
      {failingSince && !disabledBecause ? (
        <SecondaryText>
          <DateAndTime at={failingSince} />
        </SecondaryText>
      ) : null}
      {waiting > 0 ? <SecondaryText>{words.waiting(waiting)}</SecondaryText> : null}
    </span>
  );
}

const ReplayDialog = lazyDialog(() => import('./replay-dialog'), 'ReplayDialog');

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const [, setAddress] = useSearchParams();
  const [open, setOpen] = useState<'edit' | 'replay' | 'rotate' | null>(null);
  const Dialog = open && { edit: WebhookDialog, replay: ReplayDialog, rotate: RotateDialog }[open];
  const at = { path: { id: webhook._id } };
  const now = useSubmit({
    send: (what: 'test' | 'enable') =>
      what === 'test'
        ? call('POST /api/webhooks/{id}/test', at).send()
        : call('PUT /api/webhooks/{id}/state', at).send({ isActive: true }),
    done: ({ message }) => message,
  });
  const isActive = webhook.state === 'active';
  const name = nameOf(webhook);
  return (
    <RowActions>
      <Button
        small
        label={words.log}
        aria-label={words.logOf(name)}
        onClick={() => setAddress({ webhook: webhook._id })}
      />
      <Menu
        label={words.more(name)}
        trigger={
          <Button variant="quiet" small aria-label={words.more(name)} isPending={now.isPending}>
            {words.moreShort}
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('edit')}>{words.edit}</MenuItem>
        {isActive ? (
          <>
            <MenuItem onSelect={() => now.submit('test')}>{words.test}</MenuItem>
            <MenuItem onSelect={() => setOpen('replay')}>{words.replay}</MenuItem>
          </>
        ) : (
          <MenuItem onSelect={() => now.submit('enable')}>{words.enable}</MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('rotate')}>{words.rotate}</MenuItem>
        {isActive ? (
          <MenuItem onSelect={() => askToDisable(webhook)}>{words.disable}</MenuItem>
        ) : null}
        <MenuItem onSelect={() => askToDelete(webhook)}>{words.delete}</MenuItem>
      </Menu>
      {Dialog ? <Dialog webhook={webhook} onClose={() => setOpen(null)} /> : null}
    </RowActions>
  );
}

const askToDisable = ({ _id: id }: Webhook) =>
  confirm({
    ...confirmWords.disabling,
    action: words.disable,
    run: () => call('PUT /api/webhooks/{id}/state', { path: { id } }).send({ isActive: false }),
  });

const askToDelete = ({ _id: id }: Webhook) =>
  confirm({
    ...confirmWords.deleting,
    action: words.delete,
    isDangerous: true,
    // Only the list: the webhook's deliveries are deleted with it.
    run: call('DELETE /api/webhooks/{id}', { path: { id } }).send,
  });

function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const change = useSubmit({
    send: call('POST /api/webhooks/{id}/rotate', { path: { id: webhook._id } }).send,
    failsIn: 'place',
  });
  if (change.answer) return <SecretDialog isNext secret={change.answer.secret} onClose={onClose} />;
  return (
    <ChangeDialog
      title={confirmWords.rotateTitle}
      action={words.rotate}
      change={change}
      onClose={onClose}
    >
      <p>{confirmWords.rotateText}</p>
    </ChangeDialog>
  );
}
