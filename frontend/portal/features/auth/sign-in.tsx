import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, PasswordField, TextField } from '../../../ui/inputs';
import { Row } from '../../../ui/layout/layout';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { providerNames } from '../../labels';
import { safeNext } from '../../addresses';
import { paths } from '../../paths';
import { queryClient } from '../../query-client';
import { clearSessionEndNotice, type EndNotice, sessionEndNotice } from '../../session/end-notice';
import { skipWhenSignedIn } from '../../session/guards';
import { availableProviders } from '../../session/queries';
import { startSession } from '../../session/sign-in';
import { GuestLayout } from '../../shell/guest-layout';
import { toastLinkOffer } from './toast-link-offer';
import { ProviderButtons } from './provider-buttons';
import { ProviderEmail } from './provider-email';
import { PasskeyButton } from './passkey-button';
import { ResendLink } from './resend-link';
import { readSignInNotice } from './sign-in-notice';
import { signInWords, authWords } from './words';

const longestWait = 1_000;

/** Waits for the list of providers, so the form below the buttons does not jump. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await skipWhenSignedIn(args);
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([queryClient.prefetchQuery(availableProviders()), late]);
  return null;
}

const endSentences: Record<EndNotice, string> = signInWords.ended;

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
          {again ? <p>{signInWords.again(providerNames[again])}</p> : null}
        </Alert>
      ) : null}
      {ended && !notice ? (
        <Alert tone={ended === 'ended' ? 'warning' : 'info'}>{endSentences[ended]}</Alert>
      ) : null}
      {notice?.code === 'email_required' ? <ProviderEmail /> : null}
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
      <Button type="submit" wide isPending={isPending}>
        {signInWords.label}
      </Button>
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
