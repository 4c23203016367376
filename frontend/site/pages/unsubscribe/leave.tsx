import { publicCall } from '../../../api/public-call';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Notice, NoticeLead, NoticeSmall } from '../../sections/notice';
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
        <NoticeLead>{words.done}</NoticeLead>
        <LeavingReason token={token} />
        {isWholeLink ? (
          <p>
            <a href={`/newsletter/preferences?token=${encodeURIComponent(token)}`}>
              {words.preferences}
            </a>
          </p>
        ) : (
          <NoticeSmall>{words.preferencesNote}</NoticeSmall>
        )}
        <p>
          <a href="/">{words.home}</a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={words.title}>
      <NoticeLead>{words.text}</NoticeLead>
      <Press
        label={words.button}
        working={words.sending}
        isWorking={state.name === 'working'}
        onPress={run}
      />
    </Notice>
  );
}
