import { useState, type ReactNode } from 'react';
import { hasCode } from '../../../api/problem';
import { PasswordField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { confirmPassword } from './profile-api';
import { Proof } from './proof';

interface SecureDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  failure: string;
  isDangerous?: boolean;
  /** The server has already asked for the password. */
  isAsked?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
  opener: Element | null;
}

/** A change that only the owner may make; asks for the password when the server requires it. */
export function SecureDialog(props: SecureDialogProps) {
  const { children, failure, run, isAsked: wasAsked = false, ...dialog } = props;
  const [isAsked, setIsAsked] = useState(wasAsked);
  const apiForm = useApiForm({
    body: 'POST /api/reauthenticate',
    failure,
    defaultValues: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      if (currentPassword) await confirmPassword(currentPassword);
      try {
        await run();
      } catch (error) {
        if (hasCode(error, 'reauthentication_required')) setIsAsked(true);
        throw error;
      }
    },
  });
  const { field, submit, problem, alertRef } = apiForm;
  return (
    <ChangeDialog
      {...dialog}
      change={apiForm}
      onSubmit={submit}
      draft={null}
      conflict={null}
      alert={<FormAlert problem={problem} alertRef={alertRef} />}
      isForm
    >
      {children}
      {isAsked ? (
        <Proof>
          <PasswordField
            {...field('currentPassword', 'Current password')}
            autoComplete="current-password"
          />
        </Proof>
      ) : null}
    </ChangeDialog>
  );
}
