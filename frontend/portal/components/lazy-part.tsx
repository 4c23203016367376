import { Component, Suspense, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { kitWords } from '../words';

const words = kitWords.part;

interface LazyPartProps {
  fallback?: ReactNode;
  /** Shown instead of the part if it fails; by default an alert that offers a reload. */
  failure?: ReactNode;
  /** For a dialog: a failure closes it, and a toast says so. */
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
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {words.reload}
    </Button>
  </Alert>
);
