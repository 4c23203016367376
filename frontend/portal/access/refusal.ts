import { toast } from 'sonner';
import { frameWords } from '../words';

/** Shown once, even if several calls of a page are refused. */
export function toastRefusal(): void {
  toast.error(frameWords.refused, { id: 'refused' });
}
