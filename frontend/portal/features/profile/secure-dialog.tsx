import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { confirmPassword } from './profile-api';
import { Proof } from './proof';

interface SecureDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  isDangerous?: boolean;
  /** The server has already asked for the password. */
  isAsked?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
}

/** A change that only the owner may make; asks for the password when the server requires it. */
export function SecureDialog(props: SecureDialogProps) {
  const { children, run, isAsked: wasAsked = false, ...dialog } = props;
  const [isAsked, setIsAsked] = useState(wasAsked);
  const apiForm = useApiForm({
    call: call('POST /api/reauthenticate'),
    // A password or a code alone.
    draft: 'none',
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
  return (
    <ChangeDialog {...dialog} form={apiForm}>
      {children}
      {isAsked ? <Proof field={apiForm.field} /> : null}
    </ChangeDialog>
  );
}
