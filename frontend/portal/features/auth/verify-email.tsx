import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { ApiError } from '../../../api/problem';
import { focusHeading } from '../../../lib/focus';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { CancelRegistration } from './cancel-registration';
import { kindOf, type LinkKind, linkWords, verifyWords, authWords } from './words';
import { LinkHelp, VerifyHelp } from './verify-help';
import { kitWords } from '../../words';

export function Component() {
  const [query] = useSearchParams();
  const cancel = query.get('cancel');
  if (cancel) return <CancelRegistration token={cancel} />;
  return <VerifyEmail token={query.get('token')} kind={kindOf(query)} />;
}

/** Needs a press: mail scanners open links, and some run scripts. */
function VerifyEmail({ token, kind }: { token: string | null; kind: LinkKind }) {
  const words = linkWords[kind];
  const { submit, isPending, answer, error, problem } = useSubmit({
    send: () => call('POST /api/verify-email').send({ token: token ?? '' }),
    failure: {
      failed: verifyWords.failure,
      unreachable: verifyWords.unreachable,
    },
    failsIn: 'place',
  });
  const verify = () => submit();
  const step = isPending ? 'pending' : answer ? 'done' : problem ? 'failed' : 'asked';
  useEffect(() => {
    if (step !== 'asked') focusHeading();
  }, [step]);
  if (!token) return <Failed kind={kind} message={verifyWords.noToken} />;
  if (answer) return <Done kind={kind} message={answer.message} />;
  if (problem !== null) {
    const retry = isFinal(error) ? {} : { onRetry: verify };
    return <Failed kind={kind} message={problem} {...retry} />;
  }
  if (isPending) {
    return (
      <GuestLayout title={words.pending}>
        <Skeleton label={`${words.pending}…`} lines={3} />
      </GuestLayout>
    );
  }
  return (
    <GuestLayout title={words.title} lead={words.lead}>
      <Row as="p" gap={3}>
        <ConfirmButton label={words.action} onPress={verify} />
      </Row>
    </GuestLayout>
  );
}

/** Focused, so Enter is enough. */
function ConfirmButton({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} onClick={() => onPress()}>
      {label}
    </Button>
  );
}

function Done({ kind, message }: { kind: LinkKind; message: string }) {
  return (
    <GuestLayout title={linkWords[kind].done}>
      <Alert tone="success">{message || verifyWords.done}</Alert>
      <Row as="p" gap={3}>
        {kind === 'kept-address' ? null : (
          <Link to={paths.signIn()} className={buttonClass()}>
            {authWords.signInNow}
          </Link>
        )}
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {authWords.goHome}
        </a>
      </Row>
    </GuestLayout>
  );
}

interface FailedProps {
  kind: LinkKind;
  message: string;
  onRetry?: () => void;
}

function Failed({ kind, message, onRetry }: FailedProps) {
  return (
    <GuestLayout title={linkWords[kind].failed}>
      <Alert tone="error">
        <p>{message}</p>
        {onRetry ? (
          <p>
            <Button small onClick={() => onRetry()}>
              {kitWords.retry}
            </Button>
          </p>
        ) : null}
      </Alert>
      <Row as="p" gap={3}>
        <Link to={paths.signIn()} className={buttonClass()}>
          {authWords.tryAgain}
        </Link>
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {authWords.goHome}
        </a>
      </Row>
      {kind === 'sign-up' ? <VerifyHelp /> : <LinkHelp hints={linkWords[kind].hints} />}
    </GuestLayout>
  );
}

/** The server refused the link, so retrying is pointless. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
