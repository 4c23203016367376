import { useState, type ReactNode } from 'react';
import { hasCode } from '../../../api/problem';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { confirmPassword } from './profile-api';
import { Proof } from './proof';
import styles from './profile.module.css';

interface SecureDialogProps {
  title: string;
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  failure: string;
  isDangerous?: boolean;
  /** The server has asked already: the password is wanted from the start. */
  isAsked?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
  opener: Element | null;
}

/** Does what only the owner may: asks for the password here, once the server wants it. */
export function SecureDialog(props: SecureDialogProps) {
  const { title, children, action, failure, isDangerous = false, run, onClose, opener } = props;
  const [isAsked, setIsAsked] = useState(props.isAsked ?? false);
  const { field, submit, problem, alertRef, isSending } = useApiForm({
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
  return (
    <Dialog isOpen opener={opener} onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={title}>
        <FormAlert problem={problem} alertRef={alertRef} />
        {children}
        {isAsked ? (
          <Proof>
            <PasswordField
              {...field('currentPassword', 'Current password')}
              autoComplete="current-password"
            />
          </Proof>
        ) : null}
        <p className={styles.buttons}>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isPending={isSending}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
