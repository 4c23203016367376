import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { hasStatus } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { FormDone } from '../../forms/form-done';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { keepWords as words } from './words';

/** Opened from an e-mail about an erasure. Waits for the button, because mail scanners open links. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const keeping = useSubmit({
    send: () => call('POST /api/privacy/keep').send({ token }),
    failsIn: 'place',
  });
  const isDead = token === '' || hasStatus(keeping.error, 400, 404, 410, 422);
  const problem = isDead ? words.dead : keeping.problem;
  return (
    <GuestLayout title={words.title} {...(keeping.isDone || isDead ? {} : { lead: words.lead })}>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {keeping.answer ? <FormDone>{keeping.answer.message}</FormDone> : null}
      <Row as="p" gap={3}>
        {keeping.isDone || isDead ? null : (
          <Button isPending={keeping.isPending} onClick={() => keeping.submit()}>
            {words.action}
          </Button>
        )}
        <ButtonLink to={paths.signIn(paths.profile)} variant={isDead ? 'primary' : 'secondary'}>
          {words.signIn}
        </ButtonLink>
      </Row>
    </GuestLayout>
  );
}
