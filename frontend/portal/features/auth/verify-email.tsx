import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { api, unwrap } from '../../../api/client';
import { ApiError, messageOf, NetworkError } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { CancelRegistration } from './cancel-registration';
import { VerifyHelp } from './verify-help';
import styles from './auth.module.css';

export function Component() {
  const [query] = useSearchParams();
  const cancel = query.get('cancel');
  if (cancel) return <CancelRegistration token={cancel} />;
  return <VerifyEmail token={query.get('token')} />;
}

function VerifyEmail({ token }: { token: string | null }) {
  // A query, not an effect: the link is single-use, and a query runs once however often we render.
  const verification = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => unwrap(api.POST('/api/verify-email', { body: { token: token ?? '' } })),
    enabled: token !== null && token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!token) return <Failed message="Invalid verification link. No token provided." />;
  if (verification.isError) {
    const { error, isFetching, refetch } = verification;
    return (
      <Failed
        message={failure(error)}
        {...(isOurs(error) ? { onRetry: () => void refetch(), isRetrying: isFetching } : {})}
      />
    );
  }
  if (verification.isSuccess) return <Verified message={verification.data.message} />;
  return (
    <GuestLayout title="Verifying your email">
      <Skeleton label="Verifying your email…" lines={3} />
    </GuestLayout>
  );
}

function Verified({ message }: { message: string }) {
  return (
    <GuestLayout title="Email verified">
      <Alert tone="success">
        <p>{message || 'Email verified successfully!'}</p>
      </Alert>
      <p className={styles.actions}>
        <Link to={paths.signIn()} className={buttonClass()}>
          Sign In Now
        </Link>
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          Go Home
        </a>
      </p>
    </GuestLayout>
  );
}

interface FailedProps {
  message: string;
  /** Where the link itself may still be good. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

function Failed({ message, onRetry, isRetrying = false }: FailedProps) {
  return (
    <GuestLayout title="Verification failed">
      <Alert tone="error">
        <p>{message}</p>
        {onRetry ? (
          <p>
            <Button variant="secondary" small isPending={isRetrying} onClick={onRetry}>
              Retry
            </Button>
          </p>
        ) : null}
      </Alert>
      <p className={styles.actions}>
        <Link to={paths.signIn()} className={buttonClass()}>
          Try Again
        </Link>
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          Go Home
        </a>
      </p>
      <VerifyHelp />
    </GuestLayout>
  );
}

/** No answer, or the server's own failure: not the link's. */
function isOurs(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

function failure(error: unknown): string {
  return error instanceof NetworkError
    ? 'An error occurred during verification. Please try again.'
    : messageOf(error, 'Email verification failed.');
}
