import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { messageOf, NetworkError } from '../../../api/problem';
import { Button } from '../../../ui/button';
import { networkMessage } from '../../forms/use-api-form';

interface ResendLinkProps {
  email: string;
}

/** Sends the confirmation mail once more, without leaving the page. */
export function ResendLink({ email }: ResendLinkProps) {
  const resend = useMutation({
    mutationFn: () => unwrap(api.POST('/api/resend-verification', { body: { email } })),
  });
  if (resend.isSuccess) return <p role="status">{resend.data.message}</p>;
  return (
    <div>
      {resend.isError ? (
        <p role="alert">
          {resend.error instanceof NetworkError
            ? networkMessage
            : messageOf(resend.error, 'The link could not be sent.')}
        </p>
      ) : null}
      <Button
        variant="secondary"
        small
        isPending={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send a new confirmation link
      </Button>
    </div>
  );
}
