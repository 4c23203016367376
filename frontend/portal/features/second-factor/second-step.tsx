import { useState } from 'react';
import { redirect, replace, useNavigate, useSearchParams } from 'react-router-dom';
import { q, type SecondFactor, useQuery } from '../../../api/call';
import { currentSession } from '../../../api/session-store';
import { Button } from '../../../ui/button';
import { Note, Stack } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { safeNext } from '../../addresses';
import { paths } from '../../paths';
import { queryClient } from '../../query-client';
import { useSignOut } from '../../shell/use-sign-out';
import { GuestLayout } from '../../shell/guest-layout';
import { Prove } from './prove';
import { factorWords, stepWords as words } from './words';

const AppDialog = lazyDialog(() => import('./app-dialog'), 'AppDialog');
const PasskeyDialog = lazyDialog(() => import('./passkey-dialog'), 'PasskeyDialog');

export function loader({ request }: { request: Request }): null {
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  const session = currentSession();
  if (!session) throw redirect(paths.signIn(next));
  if (!session.isHalf) throw replace(next);
  void queryClient.prefetchQuery(q('/api/second-factor'));
  return null;
}

/** The second step of a sign-in. Staff without a second factor set one up here. */
export function Component() {
  const state = useQuery({ ...q('/api/second-factor'), staleTime: Infinity });
  if (state.data) return <Step found={state.data} />;
  return (
    <GuestLayout title={words.title}>
      <Loaded query={state} loading={words.loading} failure={words.loadFailure}>
        {() => null}
      </Loaded>
      <SignOut />
    </GuestLayout>
  );
}

function Step({ found }: { found: SecondFactor }) {
  // Fixed at the start: recovery codes of a new factor are shown before going on.
  const [state] = useState(found);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goOn = () => {
    queryClient.clear();
    return navigate(safeNext(query.get('next')), { replace: true });
  };
  if (state.authenticators.length === 0) {
    return (
      <GuestLayout title={words.enrolTitle} lead={words.enrolLead}>
        <Enrol onAdded={goOn} />
        <SignOut />
      </GuestLayout>
    );
  }
  return (
    <GuestLayout title={words.title} lead={words.lead}>
      <Prove state={state} onProven={goOn} />
      <Note>{words.lost}</Note>
      <SignOut />
    </GuestLayout>
  );
}

const SignOut = () => (
  <p>
    <Button variant="quiet" label={words.signOut} onClick={useSignOut()} />
  </p>
);

function Enrol({ onAdded }: { onAdded: () => unknown }) {
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null);
  const Dialog = open === 'app' ? AppDialog : PasskeyDialog;
  return (
    <Stack gap={5}>
      <Button wide label={factorWords.addPasskey} onClick={() => setOpen('passkey')} />
      <Button wide variant="secondary" label={factorWords.addApp} onClick={() => setOpen('app')} />
      {open ? <Dialog onAdded={onAdded} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}
