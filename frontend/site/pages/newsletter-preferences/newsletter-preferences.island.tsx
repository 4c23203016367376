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
import { OwnData } from './own-data';

/** Reads with POST, so the token does not appear in logs. */
export default function NewsletterPreferences() {
  const token = useAddressParameter('token');
  const data = useAddressParameter('data') ?? null;
  const [preferences, setPreferences] = useState<Preferences>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    publicCall('post', '/api/newsletter/preferences', { token })
      .then((found) => isCurrent && setPreferences(found))
      .catch((cause: unknown) => {
        const isAnswer = cause instanceof ApiError && cause.status < 500 && cause.message !== '';
        if (isCurrent) setFailure(isAnswer ? cause.message : unsubscribeMessages.failure);
      });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  if (token === null || token === '') {
    return <LinkFailed message={unsubscribeMessages.missingToken} />;
  }
  if (failure !== undefined) return <LinkFailed message={failure} />;
  return (
    <Notice title={words.title}>
      {token && preferences ? (
        <>
          <Choices token={token} initial={preferences} />
          <OwnData token={token} data={data} />
        </>
      ) : (
        <Skeleton label={words.loading} lines={5} />
      )}
    </Notice>
  );
}
