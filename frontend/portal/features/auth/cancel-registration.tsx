import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { messageOf, NetworkError } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { networkMessage } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './auth.module.css';

/** "This was not me": a button, because mail scanners open links. */
export function CancelRegistration({ token }: { token: string }) {
  const cancellation = useMutation({
    mutationFn: () => unwrap(api.POST('/api/cancel-registration', { body: { token } })),
  });
  return (
    <GuestLayout
      title="Was this not you?"
      lead="Somebody entered your e-mail address to create an account. One press removes the registration and its link."
    >
      {cancellation.isError ? (
        <Alert tone="error">
          <p>
            {cancellation.error instanceof NetworkError
              ? networkMessage
              : messageOf(cancellation.error, 'The registration could not be cancelled.')}
          </p>
        </Alert>
      ) : null}
      {cancellation.isSuccess ? (
        <Alert tone="success">
          <p>{cancellation.data.message}</p>
        </Alert>
      ) : null}
      <p className={styles.actions}>
        {cancellation.isSuccess ? null : (
          <Button isPending={cancellation.isPending} onClick={() => cancellation.mutate()}>
            Cancel this registration
          </Button>
        )}
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          Go Home
        </a>
      </p>
    </GuestLayout>
  );
}
