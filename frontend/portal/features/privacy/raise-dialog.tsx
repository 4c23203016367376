import { useState } from 'react';
import { call } from '../../../api/call';
import type { DataRequestKind } from '../../../api/generated/enums';
import { SelectField, TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { requestWords as words } from './words';

export function RaiseDialog({ opener, onClose }: { opener: Element; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [kind, setKind] = useState<DataRequestKind>('export');
  const change = useSubmit({
    send: () => call('POST /api/admin/privacy').send({ kind, email }),
    failure: words.raiseFailure,
    failsIn: 'place',
    stale: ['/api/admin/privacy'],
    done: words.raised,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.raiseTitle}
      action={words.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      blocked={email.trim() === '' ? words.incomplete : undefined}
      opener={opener}
      onClose={onClose}
    >
      <p>{words.raiseText}</p>
      <TextField
        required
        type="email"
        label={words.email}
        hint={words.emailHint}
        maxLength={254}
        value={email}
        error={fieldMessage(change.error, 'email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        required
        label={words.kind}
        options={words.kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value as DataRequestKind)}
      />
    </ChangeDialog>
  );
}
