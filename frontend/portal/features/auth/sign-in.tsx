import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { call, type Provider, useQuery } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, PasswordField, TextField } from '../../../ui/inputs';
import { Row, Stack } from '../../../ui/layout/layout';
import { safeNext } from '../../addresses';
import { sentenceOf } from '../../forms/failure';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import { ProviderWords } from '../../../api/generated/words/provider';
import { paths } from '../../paths';
import { queryClient } from '../../query-client';
import { clearSessionEndNotice, sessionEndNotice } from '../../session/end-notice';
import { skipWhenSignedIn } from '../../session/guards';
import { rememberNext } from '../../session/next-page';
import { availableProviders } from '../../session/queries';
import { startSession } from '../../session/sign-in';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './auth.module.css';
import { EmailForm } from './email-form';
import { ResendLink } from './resend-link';
import { readSignInNotice } from './sign-in-notice';
import { authWords, linkOfferWords, signInWords, providerEmailWords as words } from './words';

const longestWait = 1_000;

/** Waits for the list of providers, so the form below the buttons does not jump. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await skipWhenSignedIn(args);
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([queryClient.prefetchQuery(availableProviders()), late]);
  return null;
}

export function Component() {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const { data: providers = [] } = useQuery(availableProviders());
  const [notice] = useState(() => readSignInNotice(query));
  const [ended] = useState(sessionEndNotice);

  useEffect(() => clearAddress(query), [query]);
  useEffect(clearSessionEndNotice, []);

  const again =
    notice?.code !== 'account_exists' && providers.find((one) => one === notice?.provider);
  return (
    <GuestLayout
      title={signInWords.title}
      lead={
        <>
          {signInWords.newTo} <Link to={paths.signUp}>{signInWords.create}</Link>
        </>
      }
    >
      {notice ? (
        <Alert tone="error">
          <p>{notice.message}</p>
          {again ? <p>{signInWords.again(ProviderWords[again])}</p> : null}
        </Alert>
      ) : null}
      {ended && !notice ? (
        <Alert tone={ended === 'ended' ? 'warning' : 'info'}>{signInWords.ended[ended]}</Alert>
      ) : null}
      {/* For a provider without a verified address: the user enters one and confirms it by e-mail. */}
      {notice?.code === 'email_required' ? (
        <EmailForm
          link="POST /api/auth/email"
          title={words.form}
          label={words.label}
          hint={words.hint}
        >
          {words.send}
        </EmailForm>
      ) : null}
      {providers.length > 0 ? <ProviderButtons providers={providers} next={next} /> : null}
      <SignInForm next={next} />
      <PasskeyButton next={next} />
    </GuestLayout>
  );
}

function SignInForm({ next }: { next: string }) {
  const navigate = useNavigate();
  const [tried, setTried] = useState('');
  const change = useApiForm({
    call: call('POST /api/login'),
    failure: signInWords.failure,
    // Without a session, a draft would have no owner.
    draft: 'none',
    defaultValues: { email: '', password: '', remember: false },
    send: (values, post) => {
      setTried(values.email);
      return post(values);
    },
    onDone: async (answer, { remember }) => {
      startSession(answer, remember);
      await navigate(next, { replace: true });
      if (answer.linkOffer) toastLinkOffer(answer.linkOffer);
    },
  });
  const { form, field, error, isPending } = change;
  const isUnverified = hasCode(error, 'email_not_verified');
  return (
    <Form
      form={change}
      aria-label={signInWords.label}
      alert={isUnverified ? <ResendLink key={tried} email={tried} /> : null}
    >
      <TextField {...field('email', authWords.email)} type="email" autoComplete="username" />
      <PasswordField {...field('password', authWords.password)} autoComplete="current-password" />
      <Row align="center" between gap="1 4">
        <Checkbox label={signInWords.remember} {...form.register('remember')} />
        <Link to={paths.forgotPassword}>{signInWords.forgot}</Link>
      </Row>
      <Button label={signInWords.label} type="submit" wide isPending={isPending} />
    </Form>
  );
}

/** Removes the notice from the address bar but keeps the return address. */
function clearAddress(query: URLSearchParams): void {
  const next = query.get('next');
  const kept = next ? `?${new URLSearchParams({ next })}` : '';
  if (window.location.search === kept) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + kept);
}

/**
 * Loads its library on press, because most people sign in otherwise. Absent without passkey
 * support.
 */
function PasskeyButton({ next }: { next: string }) {
  const navigate = useNavigate();
  const signIn = useSubmit({
    send: async () => {
      const { signInWithPasskey } = await import('../second-factor/use-passkey');
      startSession(await signInWithPasskey(), false);
    },
    failure: signInWords.passkeyFailure,
    failsIn: 'place',
    onDone: () => navigate(next, { replace: true }),
  });
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <>
      <Button variant="secondary" wide isPending={signIn.isPending} onClick={() => signIn.submit()}>
        {signInWords.passkey}
      </Button>
      {signIn.problem ? <Alert tone="error">{signIn.problem}</Alert> : null}
    </>
  );
}

/** The providers' logos, as SVG paths on a grid of 24 by 24. */
const marks: Record<Provider, string> = {
  google:
    'M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1a5.9 5.9 0 0 1-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9l3.3-2.5zM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5L6.4 10A5.9 5.9 0 0 1 12 6z',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.5V12h2.8l-.4 2.9h-2.4v7A10 10 0 0 0 22 12z',
};

/** Navigates in this window: the answer returns in the address of /signin. */
function ProviderButtons({ providers, next }: { providers: readonly Provider[]; next: string }) {
  const leaveFor = (provider: Provider) => () => {
    rememberNext(next);
    window.location.assign(`/api/auth/${provider}`);
  };
  return (
    <>
      <Stack gap={2}>
        {providers.map((provider) => (
          <Button key={provider} variant="secondary" wide onClick={leaveFor(provider)}>
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <path d={marks[provider]} />
            </svg>
            {signInWords.continueWith} {ProviderWords[provider]}
          </Button>
        ))}
      </Stack>
      <Row as="p" nowrap align="center" gap={4} faint size={2} className={styles.or}>
        {signInWords.or}
      </Row>
    </>
  );
}

/**
 * Offers to link the provider once the user has signed in with the password of the account it
 * matched.
 */
function toastLinkOffer(provider: Provider): void {
  const name = ProviderWords[provider];
  toast(linkOfferWords.title(name), {
    description: linkOfferWords.text(name),
    duration: Infinity,
    action: { label: linkOfferWords.action(name), onClick: () => void link() },
  });
}

async function link(): Promise<void> {
  try {
    const { message } = await call('POST /api/auth/link').send();
    toast.success(message);
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}
