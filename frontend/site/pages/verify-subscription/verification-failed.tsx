import { verificationMessages as words } from '../../../content/messages/verification';
import { Button } from '../../../ui/button';
import { Notice } from '../../sections/notice';
import styles from '../../sections/notice.module.css';
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
      <p className={styles.lead}>{message}</p>
      {onRetry ? (
        <Button onClick={onRetry}>{words.retry}</Button>
      ) : (
        <div>
          <p>{words.reasonsTitle}</p>
          <ul className={styles.reasons}>
            {words.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <SubscribeAgain label={words.again} home={words.home} />
    </Notice>
  );
}
