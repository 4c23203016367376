import type { EntityManager } from 'typeorm';
import { saveChanged } from '../../events/events.public';
import type { Invoice } from './invoice.entity';
import { isPossible } from './invoice-moves';
import { factsOf, invoicePaused } from './invoices.events';

/** Until staff say so. Expects the invoice locked. */
export async function pauseReminders(tx: EntityManager, invoice: Invoice): Promise<void> {
  if (!isPossible('pause', invoice)) return;
  invoice.pause();
  await saveChanged(tx, invoice, invoicePaused({ subject: invoice.id, after: factsOf(invoice) }));
}
