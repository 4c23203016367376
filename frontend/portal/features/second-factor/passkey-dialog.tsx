import { useState } from 'react';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { PasswordProof } from './password-proof';
import { Codes } from './codes';
import { useAdded, useProof } from './use-added';
import { factorWords as words } from './words';

interface AddDialogProps {
  opener: Element | null;
  onAdded: () => unknown;
  onClose: () => void;
}

export function PasskeyDialog({ opener, onAdded, onClose }: AddDialogProps) {
  const [name, setName] = useState<string>(words.passkeyName);
  const proof = useProof();
  const { change, codes } = useAdded(
    async () => {
      await proof.give();
      const { addPasskey } = await import('./use-passkey');
      return addPasskey(name);
    },
    words.passkeyFailure,
    onAdded,
  );
  if (codes) return <Codes codes={codes} opener={opener} onClose={onAdded} />;
  const isUnsupported = typeof PublicKeyCredential === 'undefined';
  return (
    <ChangeDialog
      isForm
      title={words.addPasskey}
      description={words.passkeyText}
      action={words.addPasskey}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        change.submit();
      }}
      draft={null}
      conflict={null}
      blocked={isUnsupported ? words.unsupported : undefined}
      opener={opener}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.passkeyHint}
        required
        maxLength={60}
        value={name}
        error={fieldMessage(change.error, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordProof proof={proof} error={change.error} />
    </ChangeDialog>
  );
}
