import brand from '../../../../brand.json';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Button, buttonClass } from '../../../ui/button';
import { Notice } from '../../sections/notice';
import styles from '../../sections/notice.module.css';

interface LinkFailedProps {
  message: string;
  /** True after a button press; the notice then takes the focus. */
  isNews?: boolean;
  onRetry?: (() => void) | undefined;
}

/** Offers a contact, so a broken link does not keep anyone subscribed. */
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
