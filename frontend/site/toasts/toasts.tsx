import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import { Toaster } from '../../ui/toaster';

const place = document.createElement('div');
document.body.append(place);
// At once, for a toast that nobody listens for is lost.
flushSync(() => createRoot(place).render(<Toaster />));

/** A success goes by itself, unless somebody is reading it; an error waits to be read. */
export function say(text: string, tone: 'success' | 'error'): void {
  if (tone === 'error') toast.error(text, { duration: Infinity });
  else toast.success(text);
}
