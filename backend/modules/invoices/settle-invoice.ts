import type { EntityManager } from 'typeorm';
import { saveChanged } from '../../events/events.public';
import type { Invoice } from './invoice.entity';
import { factsOf, invoicePaid, invoiceSettled } from './invoices.events';
import { isPossible } from './invoice-moves';
import { officeHours, reminderAt } from './reminder-times';

/** A payment, or below zero its return. Expects the invoice locked, and its allocation written. */
export async function settleInvoice(
  tx: EntityManager,
  invoice: Invoice,
  minor: number,
): Promise<void> {
  invoice.settle(minor);
  if (minor < 0 && isPossible('remind', invoice) && !invoice.pausedAt) {
    invoice.nextReminderAt = reminderAt(await officeHours(tx), invoice);
  }
  const after = factsOf(invoice);
  const isPaid = minor > 0 && invoice.state === 'paid';
  await saveChanged(
    tx,
    invoice,
    invoiceSettled({ subject: invoice.id, after, minor }),
    ...(isPaid ? [invoicePaid({ subject: invoice.id, after })] : []),
  );
}
