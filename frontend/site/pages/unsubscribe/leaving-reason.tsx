import { useState } from 'react';
import { publicCall } from '../../../api/public-call';
import type { LeavingReason as Reason } from '../../../api/generated/enums';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { NoticePart, NoticeSmall } from '../../sections/notice';
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
      <NoticePart>
        <Alert tone="success">{words.thanks}</Alert>
      </NoticePart>
    );
  }
  return (
    <NoticePart onSubmit={run}>
      <fieldset>
        <legend>{words.reason}</legend>
        <NoticeSmall>{words.reasonNote}</NoticeSmall>
        {words.reasons.map(({ value, label }) => (
          <Row
            as="label"
            key={value}
            nowrap
            align="center"
            gap={3}
            line="below"
            className={styles.reason}
          >
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {label}
          </Row>
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
    </NoticePart>
  );
}
