import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Page } from './page';

/** A screen broke while it was drawn: say so, and offer the way back. */
export function RouteError() {
  return (
    <Page title="This page could not be shown">
      <Alert tone="error">
        <p>Something went wrong on our side. What you typed elsewhere is kept.</p>
        <p>
          <Button variant="secondary" small onClick={() => window.location.reload()}>
            Retry
          </Button>
        </p>
      </Alert>
    </Page>
  );
}
