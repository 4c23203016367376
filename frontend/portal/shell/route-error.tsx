import { useState } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Page } from './page';

/** A screen did not come, or broke while it was drawn: say which, and offer the way back. */
export function RouteError() {
  // As it was when it failed: the network may be back before one reads this.
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
              // Without a network a reload would lose the page.
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
