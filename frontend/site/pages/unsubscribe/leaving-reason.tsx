import { useState } from 'react';
import { publicCall } from '../../../api/public-call';
import type { LeavingReason as Reason } from '../../../api/generated/enums';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import notice from '../../sections/notice.module.css';
import { useLinkAction } from '../../use-link-action';
import styles from './page.module.css';

/** Asked once, after unsubscribing, so it never blocks unsubscribing. */
export function LeavingReason({ token }: { token: string }) {
  const [reason, setReason] = useState<Reason>();
  const { state, run } = useLinkAction(
    () => publicCall('post', '/api/newsletter/unsubscribe', { token, reason }),
    { noAnswer: words.failure, noReason: words.failure },
  );
  if (state.name === 'done') {
    return (
      <div className={notice.part}>
        <Alert tone="success">{words.thanks}</Alert>
      </div>
    );
  }
  return (
    <form
      method="post"
      className={notice.part}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <fieldset className={styles.reasons}>
        <legend className={notice.partTitle}>{words.reason}</legend>
        <p className={notice.small}>{words.reasonNote}</p>
        {words.reasons.map(({ value, label }) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {state.name === 'failed' ? <Alert tone="error">{state.message}</Alert> : null}
      <p>
        <Button
          type="submit"
          variant="secondary"
          isPending={state.name === 'working'}
          disabledReason={reason ? undefined : 'Choose a reason first'}
        >
          {words.sendReason}
        </Button>
      </p>
    </form>
  );
}
