import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { element } from '../../lib/element';
import { Toaster } from '../../ui/toaster';

// A sixth of the site's sheet otherwise, and most visitors never see a toast.
const sheet = element('link', { rel: 'stylesheet', href: styles });
const styled = new Promise((resolve) => {
  sheet.onload = resolve;
  sheet.onerror = resolve;
});
const place = element('div');
document.head.append(sheet);
document.body.append(place);
// At once, for a toast that nobody listens for is lost.
flushSync(() => createRoot(place).render(<Toaster />));

/** A success goes by itself, unless somebody is reading it; an error waits to be read. */
export async function say(text: string, tone: 'success' | 'error'): Promise<void> {
  await styled;
  if (tone === 'error') toast.error(text, { duration: Infinity });
  else toast.success(text);
}
