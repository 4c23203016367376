import { call } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { cancelWords, authWords } from './words';

/** "This was not me" needs a press, because mail scanners open links. */
export function CancelRegistration({ token }: { token: string }) {
  const cancellation = useSubmit({
    send: () => call('POST /api/cancel-registration').send({ token }),
    failure: cancelWords.failure,
    failsIn: 'place',
  });
  return (
    <GuestLayout title={cancelWords.title} lead={cancelWords.lead}>
      {cancellation.problem ? <Alert tone="error">{cancellation.problem}</Alert> : null}
      {cancellation.answer ? <Alert tone="success">{cancellation.answer.message}</Alert> : null}
      <Row as="p" gap={3}>
        {cancellation.isDone ? null : (
          <Button isPending={cancellation.isPending} onClick={() => cancellation.submit()}>
            {cancelWords.action}
          </Button>
        )}
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {authWords.goHome}
        </a>
      </Row>
    </GuestLayout>
  );
}
