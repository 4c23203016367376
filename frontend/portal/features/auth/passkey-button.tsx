import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useSubmit } from '../../forms/use-submit';
import { startSession } from '../../session/sign-in';
import { signInWords as words } from './words';

/**
 * Loads its library on press, because most people sign in otherwise. Absent without passkey
 * support.
 */
export function PasskeyButton({ next }: { next: string }) {
  const navigate = useNavigate();
  const signIn = useSubmit({
    send: async () => {
      const { signInWithPasskey } = await import('../second-factor/use-passkey');
      startSession(await signInWithPasskey(), false);
    },
    failure: words.passkeyFailure,
    failsIn: 'place',
    onDone: () => navigate(next, { replace: true }),
  });
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <>
      <Button variant="secondary" wide isPending={signIn.isPending} onClick={() => signIn.submit()}>
        {words.passkey}
      </Button>
      {signIn.problem ? <Alert tone="error">{signIn.problem}</Alert> : null}
    </>
  );
}
