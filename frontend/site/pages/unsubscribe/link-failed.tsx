import brand from '../../../../brand.json';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Button, buttonClass } from '../../../ui/button';
import { Notice } from '../../sections/notice';
import styles from '../../sections/notice.module.css';

interface LinkFailedProps {
  message: string;
  /** It answers a press. */
  isNews?: boolean;
  onRetry?: (() => void) | undefined;
}

/** Nobody stays on a list because a link is broken: there is always a person to write to. */
export function LinkFailed({ message, isNews = false, onRetry }: LinkFailedProps) {
  return (
    <Notice title={words.failedTitle} tone="error" isNews={isNews}>
      <p className={styles.lead}>{message}</p>
      {onRetry ? <Button onClick={onRetry}>{words.retry}</Button> : null}
      <p>
        {words.wayOut} <a href={`mailto:${brand.email}?subject=Unsubscribe`}>{brand.email}</a>
      </p>
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        {words.home}
      </a>
    </Notice>
  );
}
