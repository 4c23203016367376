import { clearDraft } from './draft';

/** On the page after a form that the browser has sent: its draft is no longer needed. */
export function start({ dataset }: HTMLElement): void {
  clearDraft(dataset['form'] ?? '');
}
