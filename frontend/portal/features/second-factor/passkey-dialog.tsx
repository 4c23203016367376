import { call } from '../../../api/call';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { confirmPassword } from '../profile/profile-api';
import { needsProof, Proof } from '../profile/proof';
import { type AddDialogProps, Codes, keepToken, useAdded } from './use-added';
import { factorWords as words } from './words';

export function PasskeyDialog({ onAdded, onClose }: AddDialogProps) {
  const { codes, added } = useAdded(onAdded);
  const form = useApiForm({
    ...added,
    call: call('POST /api/second-factor/passkeys'),
    defaultValues: { name: words.passkeyName as string, currentPassword: '' },
    send: async ({ name, currentPassword }, post) => {
      if (currentPassword) await confirmPassword(currentPassword);
      const { makePasskey } = await import('./use-passkey');
      return keepToken(await post({ name, ...(await makePasskey()) }));
    },
    failure: words.passkeyFailure,
  });
  if (codes) return <Codes codes={codes} onClose={onAdded} />;
  const isUnsupported = typeof PublicKeyCredential === 'undefined';
  return (
    <ChangeDialog
      title={words.addPasskey}
      description={words.passkeyText}
      action={words.addPasskey}
      form={form}
      blocked={isUnsupported ? words.unsupported : undefined}
      onClose={onClose}
    >
      <TextField {...form.field('name', words.name)} hint={words.passkeyHint} />
      {needsProof(form.error, form.watch('currentPassword')) ? (
        <Proof field={form.field} hint={words.proofText} />
      ) : null}
    </ChangeDialog>
  );
}
