import { Component, Suspense, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { kitWords } from '../words';

const words = kitWords.part;

interface LazyPartProps {
  fallback?: ReactNode;
  /** Replaces a part that failed. By default an alert with a button to reload the page. */
  failure?: ReactNode;
  /** Closes a dialog that failed to load. A toast tells the user. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a page whose code loads later. If it fails to load, the rest of the page stays. */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    const { onClose } = this.props;
    if (!onClose) return;
    toast.error(words.failure);
    onClose();
  }

  override render() {
    const { children, fallback = null, failure = <Failure />, onClose } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return onClose ? null : failure;
  }
}

const Failure = () => (
  <Alert tone="error">
    <p>{words.failure}</p>
    <Button variant="secondary" label={words.reload} onClick={() => window.location.reload()} />
  </Alert>
);
