import type { ApiToken, GetPath } from '../../../api/types';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { tokenWords as words } from './words';

interface RevokeDialogProps {
  token: ApiToken;
  revoke: (id: string) => Promise<unknown>;
  stale: GetPath;
  opener?: Element;
  onClose: () => void;
}

export function RevokeDialog({ token, revoke, stale, opener, onClose }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title={words.revokeTitle(token.name)}
      action={words.revoke}
      isDangerous
      run={() => revoke(token._id)}
      stale={[stale]}
      done={words.revoked}
      failure={words.revokeFailure}
      opener={opener ?? null}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{words.revokeText}</p>
    </ConfirmDialog>
  );
}
