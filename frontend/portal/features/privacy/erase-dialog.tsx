import { useState } from 'react';
import { call } from '../../../api/call';
import { PasswordField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { Proof } from '../profile/proof';
import { ownDataWords as words } from './words';

/** Explains the erasure and the time to cancel it; asks for the password. */
export function EraseDialog({ opener, onClose }: { opener: Element; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const change = useSubmit({
    send: () =>
      call('POST /api/privacy/erase').send(password === '' ? {} : { currentPassword: password }),
    failure: words.failure,
    failsIn: 'place',
    stale: ['/api/privacy', '/api/me'],
    done: words.done,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.title}
      action={words.confirm}
      isDangerous
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      opener={opener}
      onClose={onClose}
    >
      <p>{words.eraseText}</p>
      <p>{words.stays}</p>
      <p>{words.grace}</p>
      <Proof>
        <PasswordField
          required
          label={words.password}
          autoComplete="current-password"
          value={password}
          error={fieldMessage(change.error, 'currentPassword')}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Proof>
    </ChangeDialog>
  );
}
