import { buttonClass } from './button-class';
import styles from './new-version.module.css';

/** The site and the portal have different words. */
interface NewVersionWords {
  text: string;
  button: string;
}

/**
 * After a deployment an old page may request a missing chunk. Reloads once per build, then asks the
 * user. `build` is the URL of the entry script, which changes with its content. No framework here:
 * it may be the missing chunk.
 */
export function watchForNewVersion(build: string, words: NewVersionWords): void {
  // Vite throws the error after this event, so the importer gets it as well.
  window.addEventListener('vite:preloadError', () => void renew(build, words));
}

async function renew(build: string, words: NewVersionWords): Promise<void> {
  // Without a server, a reload would lose the page; the next use tries again.
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (!answer || answer.status >= 500) return;
  if (isFirstFor(build)) window.location.reload();
  else tell(words);
}

function isFirstFor(build: string): boolean {
  const key = 'fenwright.reloaded-for';
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    // Without storage a reload loop could not be detected.
    return false;
  }
}

function tell({ text, button }: NewVersionWords): void {
  if (document.querySelector(`.${styles.notice}`)) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = `on-screen ${styles.notice}`;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = buttonClass({ small: true });
  reload.textContent = button;
  reload.addEventListener('click', () => window.location.reload());
  notice.append(paragraph, reload);
  document.body.append(notice);
}
