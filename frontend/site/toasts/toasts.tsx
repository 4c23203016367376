import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { element } from '../../lib/element';
import { Toaster } from '../../ui/toaster';

// Separate, because it would be a sixth of the site's style sheet and is rarely needed.
const sheet = element('link', { rel: 'stylesheet', href: styles });
const styled = new Promise((resolve) => {
  sheet.onload = resolve;
  sheet.onerror = resolve;
});
const place = element('div');
document.head.append(sheet);
document.body.append(place);
// Synchronously, because a toast sent before mounting is lost.
flushSync(() => createRoot(place).render(<Toaster />));

/** Success messages time out, errors stay until dismissed. */
export async function say(text: string, tone: 'success' | 'error'): Promise<void> {
  await styled;
  if (tone === 'error') toast.error(text, { duration: Infinity });
  else toast.success(text);
}
