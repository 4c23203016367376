import { useEffect, useState } from 'react';
import { publicCall } from '../../../api/public-call';
import { ApiError } from '../../../api/problem';
import { preferencesMessages as words } from '../../../content/messages/preferences';
import { unsubscribeMessages } from '../../../content/messages/unsubscribe';
import { Skeleton } from '../../../ui/skeleton';
import { Notice } from '../../sections/notice';
import { useAddressParameter } from '../../use-address';
import { LinkFailed } from '../unsubscribe/link-failed';
import { Choices, type Preferences } from './choices';

/** Reads with POST, so the token does not appear in logs. */
export default function NewsletterPreferences() {
  const token = useAddressParameter('token');
  const [preferences, setPreferences] = useState<Preferences>();
  const [failure, setFailure] = useState<{ message: string; isFinal: boolean }>();
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    publicCall('post', '/api/newsletter/preferences', { token })
      .then((found) => isCurrent && setPreferences(found))
      .catch((cause: unknown) => {
        const isAnswer = cause instanceof ApiError && cause.status < 500 && cause.message !== '';
        const message = isAnswer ? cause.message : unsubscribeMessages.failure;
        if (isCurrent) setFailure({ message, isFinal: isAnswer && cause.status !== 429 });
      });
    return () => {
      isCurrent = false;
    };
  }, [token, retries]);

  function retry(): void {
    setFailure(undefined);
    setRetries(retries + 1);
  }

  if (token === null || token === '') {
    return <LinkFailed message={unsubscribeMessages.missingToken} />;
  }
  if (failure) {
    const { message, isFinal } = failure;
    return (
      <LinkFailed message={message} isNews={retries > 0} onRetry={isFinal ? undefined : retry} />
    );
  }
  return (
    <Notice title={words.title}>
      {token && preferences ? (
        <Choices token={token} initial={preferences} />
      ) : (
        <Skeleton label={words.loading} lines={5} />
      )}
    </Notice>
  );
}
