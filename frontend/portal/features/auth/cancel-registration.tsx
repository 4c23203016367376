import { api, unwrap } from '../../../api/client';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { noAnswer } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './auth.module.css';

/** "This was not me": a button, because mail scanners open links. */
export function CancelRegistration({ token }: { token: string }) {
  const cancellation = useSubmit({
    send: () => unwrap(api.POST('/api/cancel-registration', { body: { token } })),
    failure: { failed: 'The registration could not be cancelled.', unreachable: noAnswer },
    failsIn: 'place',
  });
  return (
    <GuestLayout
      title="Was this not you?"
      lead="Somebody entered your e-mail address to create an account. One press removes the registration and its link."
    >
      {cancellation.problem ? (
        <Alert tone="error">
          <p>{cancellation.problem}</p>
        </Alert>
      ) : null}
      {cancellation.answer ? (
        <Alert tone="success">
          <p>{cancellation.answer.message}</p>
        </Alert>
      ) : null}
      <p className={styles.actions}>
        {cancellation.isDone ? null : (
          <Button isPending={cancellation.isPending} onClick={() => cancellation.submit()}>
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
