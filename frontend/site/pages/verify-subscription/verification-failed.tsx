import { verificationMessages as words } from '../../../content/messages/verification';
import { Button } from '../../../ui/button';
import { Notice, NoticeLead, NoticeList } from '../../sections/notice';
import { SubscribeAgain } from '../../sections/subscribe-again';

interface VerificationFailedProps {
  message: string;
  /** True after a button press; the notice then takes the focus. */
  isNews?: boolean;
  onRetry?: () => void;
}

export function VerificationFailed({ message, isNews = false, onRetry }: VerificationFailedProps) {
  return (
    <Notice title={words.failedTitle} tone="error" isNews={isNews}>
      <NoticeLead>{message}</NoticeLead>
      {onRetry ? (
        <Button onClick={onRetry}>{words.retry}</Button>
      ) : (
        <div>
          <p>{words.reasonsTitle}</p>
          <NoticeList items={words.reasons} />
        </div>
      )}
      <SubscribeAgain label={words.again} home={words.home} />
    </Notice>
  );
}
