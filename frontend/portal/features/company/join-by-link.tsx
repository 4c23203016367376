import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ChangeAlert } from '../../forms/change-alert';
import { useSubmit } from '../../forms/use-submit';
import { useAddress } from '../../lists/use-address';
import { requestsKey } from '../requests/queries';
import { joinCompany } from './company-api';
import styles from './company.module.css';
import { noCompanyWords as words } from './words';

/** The link of an invitation: pressed on purpose, because mail scanners open links, too. */
export function JoinByLink() {
  const [params, change] = useAddress();
  const token = params.get('invitation');
  const [isOver, setOver] = useState(false);
  const join = useSubmit({
    send: () => joinCompany({ token: token ?? '' }),
    failure: words.joinFailure,
    failsIn: 'place',
    stale: [requestsKey],
    done: ({ message }) => message,
    onDone: () => {
      setOver(true);
      change(
        (now) => {
          now.delete('invitation');
          return now;
        },
        { replace: true },
      );
    },
  });
  if (!token || isOver) return null;
  return (
    <div className={styles.offer}>
      <p>{words.byLink}</p>
      <ChangeAlert change={join} conflict={null} />
      <Button isPending={join.isPending} onClick={() => join.submit()}>
        {words.accept}
      </Button>
    </div>
  );
}
