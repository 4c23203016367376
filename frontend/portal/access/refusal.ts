import { toast } from 'sonner';

/** Shown once, even if several calls of a page are refused. */
export function toastRefusal(): void {
  toast.error('You do not have access to that page.', { id: 'refused' });
}
