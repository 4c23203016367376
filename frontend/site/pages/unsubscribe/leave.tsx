import { publicCall } from '../../../api/public-call';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Notice } from '../../sections/notice';
import styles from '../../sections/notice.module.css';
import { Press } from '../../sections/press';
import { useLinkAction } from '../../use-link-action';
import { LeavingReason } from './leaving-reason';
import { LinkFailed } from './link-failed';

export function Leave({ token }: { token: string }) {
  const { state, run } = useLinkAction(
    () => publicCall('post', '/api/newsletter/unsubscribe', { token }),
    { noAnswer: words.failure, noReason: words.failure },
  );
  if (state.name === 'failed') {
    return <LinkFailed isNews message={state.message} onRetry={state.isFinal ? undefined : run} />;
  }
  if (state.name === 'done') {
    // A link for all topics came from the preferences and can reopen them.
    const isWholeLink = state.answer.topics.length > 1;
    return (
      <Notice title={words.doneTitle}>
        <p className={styles.lead}>{words.done}</p>
        <LeavingReason token={token} />
        {isWholeLink ? (
          <p>
            <a href={`/newsletter/preferences?token=${encodeURIComponent(token)}`}>
              {words.preferences}
            </a>
          </p>
        ) : (
          <p className={styles.small}>{words.preferencesNote}</p>
        )}
        <p>
          <a href="/">{words.home}</a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={words.title}>
      <p className={styles.lead}>{words.text}</p>
      <Press
        label={words.button}
        working={words.sending}
        isWorking={state.name === 'working'}
        onPress={run}
      />
    </Notice>
  );
}
