import { call } from '../../../api/call';
import { PasswordField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { Proof } from '../profile/proof';
import { ownDataWords as words } from './words';

/** Explains the erasure and the time to cancel it; asks for the password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/privacy/erase'),
    defaultValues: { currentPassword: '' },
    send: ({ currentPassword }, post) => post(currentPassword === '' ? {} : { currentPassword }),
    failure: words.failure,
    stale: ['/api/privacy', '/api/me'],
    done: words.done,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.title}
      action={words.confirm}
      isDangerous
      form={form}
      onClose={onClose}
    >
      <p>{words.eraseText}</p>
      <p>{words.stays}</p>
      <p>{words.grace}</p>
      <Proof>
        <PasswordField
          {...form.field('currentPassword', words.password)}
          required
          autoComplete="current-password"
        />
      </Proof>
    </ChangeDialog>
  );
}
