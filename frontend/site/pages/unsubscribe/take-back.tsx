import { publicCall } from '../../../api/public-call';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { buttonClass } from '../../../ui/button';
import { Notice, NoticeLead } from '../../sections/notice';
import { Press } from '../../sections/press';
import { SubscribeAgain } from '../../sections/subscribe-again';
import { useLinkAction } from '../../use-link-action';
import { LinkFailed } from './link-failed';

export function TakeBack({ token }: { token: string }) {
  const { state, run } = useLinkAction(
    () => publicCall('post', '/api/newsletter/undo', { token }),
    { noAnswer: words.failure, noReason: words.failure },
  );
  if (state.name === 'failed' && !state.isFinal) {
    return <LinkFailed isNews message={state.message} onRetry={run} />;
  }
  if (state.name === 'failed') {
    return (
      <Notice title={words.failedTitle} tone="error">
        <NoticeLead>{state.message}</NoticeLead>
        <SubscribeAgain label={words.again} home={words.home} />
      </Notice>
    );
  }
  if (state.name === 'done') {
    return (
      <Notice title={words.undoneTitle}>
        <NoticeLead>{state.answer.message}</NoticeLead>
        <a href="/" className={buttonClass()}>
          {words.home}
        </a>
      </Notice>
    );
  }
  return (
    <Notice title={words.undoTitle}>
      <NoticeLead>{words.undoText}</NoticeLead>
      <Press
        label={words.undo}
        working={words.undoing}
        isWorking={state.name === 'working'}
        onPress={run}
      />
    </Notice>
  );
}
