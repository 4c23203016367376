import { shareMessages } from '../../content/messages';
import { Button } from '../../ui/button';
import { showToast } from '../toasts/show-toast';

async function share(title: string): Promise<void> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await window.navigator.clipboard.writeText(url);
    showToast(shareMessages.copied);
  } catch (cause) {
    // Who closes the device's own sheet has changed their mind: that is no failure.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    showToast(shareMessages.failure, 'error');
  }
}

/** The device's own way of sharing; where it has none, the address is copied. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="secondary" small onClick={() => void share(title)}>
      Share
    </Button>
  );
}
