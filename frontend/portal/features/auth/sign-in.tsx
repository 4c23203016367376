import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, PasswordField, TextField } from '../../../ui/inputs';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { paths, safeNext } from '../../paths';
import type { SessionEnd } from '../../../api/session-store';
import { clearSessionEndNotice, sessionEndNotice } from '../../session/end-notice';
import { signIn } from '../../session/sign-in';
import { GuestLayout } from '../../shell/guest-layout';
import { offerLink } from './offer-link';
import { ProviderButtons } from './provider-buttons';
import { ProviderEmail } from './provider-email';
import { ResendLink } from './resend-link';
import { readSignInNotice } from './sign-in-notice';
import styles from './auth.module.css';

export { skipWhenSignedIn as loader } from '../../session/guards';

const endSentences: Record<SessionEnd, string> = {
  'signed-out': 'You have signed out in another window.',
  ended: 'Your session has ended. Please sign in again.',
};

export function Component() {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [notice] = useState(() => readSignInNotice(query));
  const [ended] = useState(sessionEndNotice);

  useEffect(() => clearAddress(query), [query]);
  useEffect(clearSessionEndNotice, []);

  return (
    <GuestLayout
      title="Welcome back"
      lead={
        <>
          New to Fenwright? <Link to={paths.signUp}>Create an account</Link>
        </>
      }
    >
      {notice ? (
        <Alert tone="error">
          <p>{notice.message}</p>
          {notice.provider && notice.code !== 'account_exists' ? (
            <p>Try {notice.provider} again below, or use your e-mail and password.</p>
          ) : null}
        </Alert>
      ) : null}
      {ended && !notice ? (
        <Alert tone={ended === 'ended' ? 'warning' : 'info'}>
          <p>{endSentences[ended]}</p>
        </Alert>
      ) : null}
      {notice?.code === 'email_required' ? <ProviderEmail /> : null}
      <ProviderButtons next={next} />
      <p className={styles.or}>or with your e-mail address</p>
      <SignInForm next={next} />
    </GuestLayout>
  );
}

function SignInForm({ next }: { next: string }) {
  const navigate = useNavigate();
  const [tried, setTried] = useState('');
  const { form, field, submit, problem, error, alertRef, isSending } = useApiForm({
    body: 'POST /api/login',
    failure: 'Sign in failed.',
    defaultValues: { email: '', password: '', remember: false },
    send: async (values) => {
      setTried(values.email);
      const linkable = await signIn(values);
      await navigate(next, { replace: true });
      if (linkable) offerLink(linkable);
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Sign in">
      <FormAlert problem={problem} alertRef={alertRef}>
        {hasCode(error, 'email_not_verified') ? <ResendLink key={tried} email={tried} /> : null}
      </FormAlert>
      <TextField
        {...field('email', 'Email')}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField {...field('password', 'Password')} autoComplete="current-password" />
      <div className={styles.row}>
        <Checkbox label="Remember me" {...form.register('remember')} />
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
      </div>
      <Button type="submit" wide isPending={isSending}>
        Sign in
      </Button>
    </form>
  );
}

/** What has been read leaves the address bar; where to go next stays. */
function clearAddress(query: URLSearchParams): void {
  const next = query.get('next');
  const kept = next ? `?${new URLSearchParams({ next })}` : '';
  if (window.location.search === kept) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + kept);
}
