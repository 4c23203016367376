import { useState } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Page } from './page';
import { frameWords, kitWords } from '../words';

const words = frameWords.broken;

export function RouteError() {
  // Fixed at the failure: the network may be back before this is read.
  const [wasOffline] = useState(() => !navigator.onLine);
  return (
    <Page title={words.title}>
      <Alert tone="error">
        <p>{wasOffline ? words.offline : words.ours}</p>
        <p>
          <Button
            small
            label={kitWords.retry}
            onClick={() => {
              // Offline, a reload would lose the page.
              if (navigator.onLine) window.location.reload();
            }}
          />
        </p>
      </Alert>
    </Page>
  );
}
