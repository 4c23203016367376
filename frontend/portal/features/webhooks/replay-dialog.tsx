import { useState } from 'react';
import { call, type Webhook } from '../../../api/call';
import { dayMs, type Instant, toInstant } from '../../../lib/dates';
import { Checkbox, TextField } from '../../../ui/inputs';
import { FieldColumns } from '../../components/dialog-sections';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { replayWords as words } from './words';

/** The value of a date and time field: local, to the minute. */
const localText = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Empty as typed, so that the answer names the field. */
const instantOf = (text: string): Instant => (text ? toInstant(new Date(text)) : (text as Instant));

export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [defaultValues] = useState(() => ({
    from: localText(Date.now() - dayMs),
    until: localText(Date.now() + 60_000),
    onlyMissed: true,
  }));
  const form = useApiForm({
    call: call('POST /api/webhooks/{id}/replay', { path: { id: webhook._id } }),
    defaultValues,
    send: ({ from, until, onlyMissed }, post) =>
      post({ from: instantOf(from), until: instantOf(until), onlyMissed }),
    onClose,
  });
  return (
    <ChangeDialog {...words} form={form}>
      <FieldColumns>
        <TextField {...form.field('from', words.from)} type="datetime-local" />
        <TextField {...form.field('until', words.until)} type="datetime-local" />
      </FieldColumns>
      <Checkbox label={words.onlyMissed} {...form.register('onlyMissed')} />
    </ChangeDialog>
  );
}
