import { PasswordField } from '../../../ui/inputs';
import { fieldMessage } from '../../forms/failure';
import { Proof } from '../profile/proof';
import type { useProof } from './use-added';
import { factorWords as words } from './words';

interface PasswordProofProps {
  proof: ReturnType<typeof useProof>;
  error: Error | null;
}

export function PasswordProof({ proof, error }: PasswordProofProps) {
  if (!proof.isAsked(error)) return null;
  return (
    <Proof>
      <PasswordField
        label={words.currentPassword}
        hint={words.proofText}
        required
        autoComplete="current-password"
        value={proof.currentPassword}
        error={fieldMessage(error, 'currentPassword')}
        onChange={(event) => proof.setCurrentPassword(event.target.value)}
      />
    </Proof>
  );
}
