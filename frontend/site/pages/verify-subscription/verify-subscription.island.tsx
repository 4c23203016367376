import { publicCall } from '../../../api/public-call';
import { verificationMessages as words } from '../../../content/messages/verification';
import { buttonClass } from '../../../ui/button';
import { Notice, NoticeLead, NoticeSmall } from '../../sections/notice';
import { Press } from '../../sections/press';
import { useAddressParameter } from '../../use-address';
import { useLinkAction } from '../../use-link-action';
import { VerificationFailed } from './verification-failed';

/** Confirms on a button press, because mail scanners open links. */
export default function VerifySubscription() {
  const token = useAddressParameter('token');
  const { state, run } = useLinkAction(
    () => publicCall('post', '/api/newsletter/verify', { token: token ?? '' }),
    { noAnswer: words.generic, noReason: words.fallback },
  );

  // The prerendered markup, which has no token, shows the usual state.
  if (token === null || token === '') return <VerificationFailed message={words.missingToken} />;
  if (state.name === 'failed') {
    return (
      <VerificationFailed
        isNews
        message={state.message}
        {...(state.isFinal ? {} : { onRetry: run })}
      />
    );
  }
  if (state.name === 'done') {
    return (
      <Notice title={words.successTitle}>
        <NoticeLead>{state.answer.message}</NoticeLead>
        <NoticeSmall>{words.successNext}</NoticeSmall>
        <a href="/" className={buttonClass()}>
          {words.home}
        </a>
      </Notice>
    );
  }
  return (
    <Notice title={words.confirmTitle}>
      <NoticeLead>{words.confirmText}</NoticeLead>
      <Press
        label={words.confirmButton}
        working={words.loading}
        isWorking={state.name === 'working'}
        onPress={run}
      />
    </Notice>
  );
}
