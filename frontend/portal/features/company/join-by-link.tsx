import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { ChangeAlert } from '../../forms/change-alert';
import { useSubmit } from '../../forms/use-submit';
import { useAddress } from '../../lists/use-address';
import { paths } from '../../paths';

interface JoinByLinkProps {
  words: { byLink: string; accept: string };
  join: (token: string) => Promise<{ message: string; requestId?: string }>;
}

/** Joins on a press, because mail scanners open invitation links as well. */
export function JoinByLink({ words, join }: JoinByLinkProps) {
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const token = params.get('invitation');
  const [isOver, setOver] = useState(false);
  const joining = useSubmit({
    send: () => join(token ?? ''),
    failsIn: 'place',
    done: ({ message }) => message,
    onDone: ({ requestId }) => {
      setOver(true);
      if (requestId) return void navigate(paths.request(requestId), { replace: true });
      change({ invitation: null }, { replace: true });
    },
  });
  if (!token || isOver) return null;
  return (
    <Row align="center" between gap="3 5" before={4} after={4} line="above">
      <p>{words.byLink}</p>
      <ChangeAlert change={joining} />
      <Button label={words.accept} isPending={joining.isPending} onClick={() => joining.submit()} />
    </Row>
  );
}
