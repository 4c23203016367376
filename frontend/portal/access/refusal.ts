import { toast } from 'sonner';

/** However many calls of a page are refused, it is said once. */
export function sayRefused(): void {
  toast.error('You do not have access to that page.', { id: 'refused' });
}
