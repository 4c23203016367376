import { type ComponentProps, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { ApiError } from '../../../api/problem';
import { focusHeading } from '../../../lib/focus';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Heading, Row, Stack } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { ButtonLink } from '../../components/button-link';
import { FormDone } from '../../forms/form-done';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { kitWords } from '../../words';
import styles from './auth.module.css';
import { EmailForm } from './email-form';
import { authWords, cancelWords, kindOf, type LinkKind, linkWords, verifyWords } from './words';

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
    failure: { failed: verifyWords.failure, unreachable: verifyWords.unreachable },
    failsIn: 'place',
  });
  const verify = () => submit();
  const step = isPending ? 'pending' : answer ? 'done' : problem ? 'failed' : 'asked';
  useEffect(() => {
    if (step !== 'asked') focusHeading();
  }, [step]);
  if (!token) return <Failed kind={kind} message={verifyWords.noToken} />;
  if (answer) {
    return (
      <GuestLayout title={words.done}>
        <Alert tone="success">{answer.message || verifyWords.done}</Alert>
        <Row as="p" gap={3}>
          {kind === 'kept-address' ? null : (
            <ButtonLink to={paths.signIn()}>{authWords.signInNow}</ButtonLink>
          )}
          <GoHome />
        </Row>
      </GuestLayout>
    );
  }
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
        <ConfirmButton onClick={verify}>{words.action}</ConfirmButton>
      </Row>
    </GuestLayout>
  );
}

/** Focused, so Enter is enough. */
function ConfirmButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return <Button ref={button} {...props} />;
}

const GoHome = () => (
  <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
    {authWords.goHome}
  </a>
);

interface FailedProps {
  kind: LinkKind;
  message: string;
  onRetry?: () => void;
}

const Failed = ({ kind, message, onRetry }: FailedProps) => (
  <GuestLayout title={linkWords[kind].failed}>
    <Alert tone="error">
      <p>{message}</p>
      {onRetry ? (
        <p>
          <Button small label={kitWords.retry} onClick={() => onRetry()} />
        </p>
      ) : null}
    </Alert>
    <Row as="p" gap={3}>
      <ButtonLink to={paths.signIn()}>{authWords.tryAgain}</ButtonLink>
      <GoHome />
    </Row>
    {kind === 'sign-up' ? <NewLink /> : null}
    <LinkHelp hints={linkWords[kind].hints} />
  </GuestLayout>
);

/** The server refused the link, so retrying is pointless. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** "This was not me" needs a press, because mail scanners open links. */
function CancelRegistration({ token }: { token: string }) {
  const cancellation = useSubmit({
    send: () => call('POST /api/cancel-registration').send({ token }),
    failsIn: 'place',
  });
  return (
    <GuestLayout title={cancelWords.title} lead={cancelWords.lead}>
      {cancellation.problem ? <Alert tone="error">{cancellation.problem}</Alert> : null}
      {cancellation.answer ? <FormDone>{cancellation.answer.message}</FormDone> : null}
      <Row as="p" gap={3}>
        {cancellation.isDone ? null : (
          <Button isPending={cancellation.isPending} onClick={() => cancellation.submit()}>
            {cancelWords.action}
          </Button>
        )}
        <GoHome />
      </Row>
    </GuestLayout>
  );
}

const NewLink = () => (
  <Stack as="section" gap={2} before={5} line="above" aria-labelledby="resend-title">
    <Heading id="resend-title">{verifyWords.newLink}</Heading>
    <EmailForm link="POST /api/resend-verification" title={verifyWords.newLink} variant="secondary">
      {verifyWords.resend}
    </EmailForm>
  </Stack>
);

const LinkHelp = ({ hints }: { hints: readonly string[] }) => (
  <Stack as="section" gap={2} before={5} line="above" aria-labelledby="help-title">
    <Heading id="help-title">{verifyWords.help}</Heading>
    <Stack as="ul" gap={2} soft className={`dashes ${styles.hints}`}>
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </Stack>
    <p>
      <a href={paths.contact}>{verifyWords.contact}</a>
    </p>
  </Stack>
);
