import { useMutation } from '@tanstack/react-query';
import { replace, useLocation, useNavigate } from 'react-router-dom';
import { hasStatus, NetworkError } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { isUuid } from '../../../lib/text';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { noAnswer } from '../../forms/failure';
import { paths } from '../../paths';
import { queryClient } from '../../query-client';
import { noteSessionEnd } from '../../session/end-notice';
import { openFromMail } from '../../session/sign-in';
import { GuestLayout } from '../../shell/guest-layout';
import { requestDetail } from '../requests/queries';
import { actWords } from './words';

/** A signed-in user who can see the request goes straight there. */
export async function loader(): Promise<null> {
  const { requestId, about } = readActLink(window.location.hash);
  const session = currentSession();
  if (!requestId || !session || session.isHalf || (session.only && session.only !== requestId))
    return null;
  const found = await queryClient.ensureQueryData(requestDetail(requestId)).catch(() => null);
  if (found) throw replace(pageOf(requestId, about));
  return null;
}

/** The thing that a mail is about, if not the request itself. */
type About = { kind: 'proposal' | 'invoice'; id: string } | null;

const pageOf = (requestId: string, about: About) =>
  about ? paths[about.kind](about.id) : paths.request(requestId);

/** Waits for the button: mail scanners open this page as well. */
export function Component() {
  const { token, reference, requestId, about } = readActLink(useLocation().hash);
  const navigate = useNavigate();
  const signIn = paths.signIn(requestId ? pageOf(requestId, about) : undefined);
  const opening = useMutation({
    mutationFn: () => openFromMail(token),
    onSuccess: (id) => navigate(pageOf(id, about), { replace: true }),
    onError: (error) => {
      if (!hasStatus(error, 410)) return;
      noteSessionEnd('link-over');
      return navigate(signIn, { replace: true });
    },
  });
  const isDead = !token || hasStatus(opening.error, 400, 410, 422);
  return (
    <GuestLayout title={actWords.title(reference)} {...(isDead ? {} : { lead: actWords.lead })}>
      {isDead ? <Alert tone="warning">{token ? actWords.dead : actWords.cut}</Alert> : null}
      {opening.isError && !isDead ? (
        <Alert tone="error">
          {opening.error instanceof NetworkError ? noAnswer : actWords.failure}
        </Alert>
      ) : null}
      {isDead ? (
        <Row as="p" gap={3}>
          <ButtonLink to={signIn}>{actWords.signIn}</ButtonLink>
        </Row>
      ) : (
        <Button wide isPending={opening.isPending} onClick={() => opening.mutate()}>
          {actWords.open}
        </Button>
      )}
    </GuestLayout>
  );
}

/** Reads the hash of a link from an e-mail. It ignores the rest, because anybody can forge a link. */
function readActLink(hash: string) {
  const [token = '', reference = '', id = '', fourth = '', fifth = ''] = hash.slice(1).split('.');
  return {
    token: /^[\w-]{20,100}$/.test(token) ? token : '',
    reference: /^REQ-\d{1,12}$/.test(reference) ? reference : null,
    requestId: isUuid(id) ? id : null,
    about: aboutIn(fourth, fifth),
  };
}

/** A proposal's id, or "invoice" and its id. */
function aboutIn(fourth: string, fifth: string): About {
  if (isUuid(fourth)) return { kind: 'proposal', id: fourth };
  return fourth === 'invoice' && isUuid(fifth) ? { kind: 'invoice', id: fifth } : null;
}
