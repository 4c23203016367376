import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, unwrap } from '../../../api/client';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { FormAlert } from '../../forms/form-alert';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './auth.module.css';

export function Component() {
  const [sent, setSent] = useState<string | null>(null);
  const { field, submit, problem, alertRef, isPending } = useApiForm({
    body: 'POST /api/forgot-password',
    failure: 'The link could not be sent.',
    defaultValues: { email: '' },
    send: async (body) => {
      const { message } = await unwrap(api.POST('/api/forgot-password', { body }));
      setSent(message);
    },
  });
  return (
    <GuestLayout
      title="Forgot your password?"
      lead="Enter the address of your account. We send a link with which you choose a new password; it is good for 30 minutes."
    >
      {sent ? (
        <FormDone>
          <p>{sent}</p>
          <p>Nothing there after a few minutes? Look in the spam folder, or ask once more.</p>
          <p>
            <Button variant="secondary" small onClick={() => setSent(null)}>
              Ask once more
            </Button>
          </p>
        </FormDone>
      ) : (
        <form
          className={styles.form}
          onSubmit={submit}
          noValidate
          aria-label="Forgot your password"
        >
          <FormAlert problem={problem} alertRef={alertRef} />
          <TextField
            {...field('email', 'Email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <Button type="submit" wide isPending={isPending}>
            Send reset link
          </Button>
        </form>
      )}
      <p>
        <Link to={paths.signIn()}>Back to sign in</Link>
      </p>
    </GuestLayout>
  );
}
