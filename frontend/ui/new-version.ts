import { buttonClass } from './button-class';
import styles from './new-version.module.css';

/** The wording; each half of the product has its own. */
interface NewVersionWords {
  text: string;
  button: string;
}

/**
 * After a deployment an old page may ask for a chunk that is gone. The new page is loaded, once a
 * build; if that did not help, the reader is told and decides. `build` is the address of the entry's
 * script, which changes with its content. No framework: it may be what could not be loaded.
 */
export function watchForNewVersion(build: string, words: NewVersionWords): void {
  // Vite raises it, and throws the error afterwards: who asked for the chunk hears of it as well.
  window.addEventListener('vite:preloadError', () => {
    // Without a network a reload would lose the page: the next use is another try.
    if (!navigator.onLine) return;
    if (isFirstFor(build)) window.location.reload();
    else tell(words);
  });
}

function isFirstFor(build: string): boolean {
  const key = 'fenwright.reloaded-for';
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    // Without storage nobody could tell a first reload from a hundredth.
    return false;
  }
}

function tell({ text, button }: NewVersionWords): void {
  if (document.querySelector(`.${styles.notice}`)) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = styles.notice ?? '';
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = buttonClass({ variant: 'secondary', small: true });
  reload.textContent = button;
  reload.addEventListener('click', () => window.location.reload());
  notice.append(paragraph, reload);
  document.body.append(notice);
}
