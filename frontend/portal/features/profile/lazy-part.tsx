import { Component, Suspense, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { profileWords as words } from './words';

/** Error boundary of a lazy part: if it fails to load, the rest of the page stays. */
export class LazyPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return <Suspense>{this.props.children}</Suspense>;
    return (
      <Alert tone="error">
        <p>{words.partFailure}</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </Alert>
    );
  }
}
