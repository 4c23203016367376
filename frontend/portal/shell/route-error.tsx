import { useState } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Page } from './page';

export function RouteError() {
  // Fixed at the failure: the network may be back before this is read.
  const [wasOffline] = useState(() => !navigator.onLine);
  return (
    <Page title="This page could not be shown">
      <Alert tone="error">
        <p>
          {wasOffline
            ? 'It could not be loaded. What you typed elsewhere is kept.'
            : 'Something went wrong on our side. What you typed elsewhere is kept.'}
        </p>
        <p>
          <Button
            variant="secondary"
            small
            onClick={() => {
              // Offline, a reload would lose the page.
              if (navigator.onLine) window.location.reload();
            }}
          >
            Retry
          </Button>
        </p>
      </Alert>
    </Page>
  );
}
