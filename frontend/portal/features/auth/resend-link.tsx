import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { useSubmit } from '../../forms/use-submit';
import { verifyWords } from './words';

export function ResendLink({ email }: { email: string }) {
  const resend = useSubmit({
    send: () => call('POST /api/resend-verification').send({ email }),
    failsIn: 'place',
  });
  if (resend.answer) return <p role="status">{resend.answer.message}</p>;
  return (
    <div>
      {resend.problem ? <p role="alert">{resend.problem}</p> : null}
      <Button small isPending={resend.isPending} onClick={() => resend.submit()}>
        {verifyWords.resend}
      </Button>
    </div>
  );
}
