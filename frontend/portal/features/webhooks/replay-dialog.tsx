import { useState } from 'react';
import { call } from '../../../api/call';
import type { Webhook } from '../../../api/types';
import { Checkbox, TextField } from '../../../ui/inputs';
import sections from '../../components/dialog-sections.module.css';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { webhookPaths } from './webhook-queries';
import { replayWords as words } from './words';

const dayMs = 86_400_000;

/** The value of a date and time field: local, to the minute. */
const localText = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const instantOf = (text: string): string => (text ? new Date(text).toISOString() : '');

export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [from, setFrom] = useState(() => localText(Date.now() - dayMs));
  const [until, setUntil] = useState(() => localText(Date.now() + 60_000));
  const [onlyMissed, setOnlyMissed] = useState(true);
  const change = useSubmit({
    send: () =>
      call('POST /api/webhooks/{id}/replay', { path: { id: webhook._id } }).send({
        from: instantOf(from),
        until: instantOf(until),
        onlyMissed,
      }),
    failure: words.failure,
    failsIn: 'place',
    stale: webhookPaths,
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.title}
      description={words.text}
      action={words.action}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      onClose={onClose}
    >
      <div className={sections.columns}>
        <TextField
          required
          type="datetime-local"
          label={words.from}
          value={from}
          error={fieldMessage(change.error, 'from')}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          required
          type="datetime-local"
          label={words.until}
          value={until}
          error={fieldMessage(change.error, 'until')}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Checkbox
        label={words.onlyMissed}
        checked={onlyMissed}
        onChange={({ target }) => setOnlyMissed(target.checked)}
      />
    </ChangeDialog>
  );
}
