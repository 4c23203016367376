import { saveMessages, shareMessages } from '../../content/messages';
import { showToast } from '../toasts/show-toast';
import { isSaved, onReadingListChange, toggleSaved } from './reading-list';

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
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    showToast(shareMessages.failure, 'error');
  }
}

function startSaving(button: HTMLButtonElement, slug: string): void {
  const show = (): void => {
    const isPressed = isSaved(slug);
    button.ariaPressed = String(isPressed);
    button.textContent = isPressed ? saveMessages.labelSaved : saveMessages.label;
  };
  show();
  onReadingListChange(show);
  button.addEventListener('click', () => {
    try {
      showToast(toggleSaved(slug) ? saveMessages.saved : saveMessages.removed);
    } catch {
      showToast(saveMessages.failure, 'error');
    }
  });
}

/** Starts the share and save buttons. Only insights can be saved. */
export function start(place: HTMLElement): void {
  const { title = '', slug = '' } = place.dataset;
  place.querySelector('[data-share]')?.addEventListener('click', () => void share(title));
  const save = place.querySelector<HTMLButtonElement>('[data-save]');
  if (save) startSaving(save, slug);
}
