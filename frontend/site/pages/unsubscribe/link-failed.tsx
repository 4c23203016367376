import brand from '../../../../brand.json';
import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { Button, buttonClass } from '../../../ui/button';
import { Notice, NoticeLead } from '../../sections/notice';

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
      <NoticeLead>{message}</NoticeLead>
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
