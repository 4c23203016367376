import { Component, Suspense, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { profileWords as words } from './words';

/** A part of a page that is loaded by itself: one that cannot be loaded takes nothing else with it. */
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
