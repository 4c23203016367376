import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queriesOf } from '../../../api/call';
import type { Authenticator, SecondFactor } from '../../../api/types';
import { Stack } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import { AppDialog } from './app-dialog';
import { Codes } from './codes';
import { PasskeyDialog } from './passkey-dialog';
import { Prove } from './prove';
import { factorWords as words, stepWords } from './words';

export type FactorAction =
  | { kind: 'add-passkey' }
  | { kind: 'add-app' }
  | { kind: 'codes' }
  | { kind: 'rename'; authenticator: Authenticator }
  | { kind: 'remove'; authenticator: Authenticator };

interface FactorDialogProps {
  action: FactorAction;
  state: SecondFactor;
  onClose: () => void;
}

/** A user with a second factor confirms it before changes other than renaming. */
export function FactorDialog({ action, state, onClose }: FactorDialogProps) {
  const queryClient = useQueryClient();
  // Fixed when the dialog opens: recovery codes are shown after adding the first factor.
  const [isConfirmed, setIsConfirmed] = useState(
    state.isFresh || state.authenticators.length === 0,
  );
  const add = { onClose, onAdded: onClose };
  if (action.kind === 'rename') return <RenameDialog {...action} onClose={onClose} />;
  if (!isConfirmed) {
    return (
      <Dialog title={stepWords.confirmTitle} description={stepWords.confirmText} onClose={onClose}>
        <Stack gap={5}>
          <Prove
            state={state}
            onProven={async () => {
              await queryClient.invalidateQueries(queriesOf(['/api/second-factor']));
              setIsConfirmed(true);
            }}
          />
        </Stack>
      </Dialog>
    );
  }
  if (action.kind === 'add-passkey') return <PasskeyDialog {...add} />;
  if (action.kind === 'add-app') return <AppDialog {...add} />;
  if (action.kind === 'codes') return <NewCodesDialog onClose={onClose} />;
  const { _id, name } = action.authenticator;
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      action={words.remove}
      isDangerous
      run={call('DELETE /api/second-factor/authenticators/{id}', { path: { id: _id } }).send}
      stale={['/api/second-factor', '/api/sessions']}
      done={words.removed}
      failure={words.removeFailure}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{state.authenticators.length === 1 ? words.removeLast : words.removeText}</p>
    </ConfirmDialog>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const change = useSubmit({
    send: call('POST /api/second-factor/codes').send,
    failure: words.newCodesFailure,
    failsIn: 'place',
    stale: ['/api/second-factor'],
  });
  if (change.answer) {
    return <Codes codes={change.answer.codes} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      title={words.newCodesTitle}
      action={words.newCodes}
      change={change}
      onClose={onClose}
    >
      <p>{words.newCodesText}</p>
    </ChangeDialog>
  );
}

interface RenameDialogProps {
  authenticator: Authenticator;
  onClose: () => void;
}

function RenameDialog({ authenticator, onClose }: RenameDialogProps) {
  const form = useApiForm({
    call: call('PUT /api/second-factor/authenticators/{id}', { path: { id: authenticator._id } }),
    defaultValues: { name: authenticator.name },
    failure: words.renameFailure,
    stale: ['/api/second-factor'],
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.renameTitle(authenticator.name)}
      action={words.saveName}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('name', words.name)} />
    </ChangeDialog>
  );
}
