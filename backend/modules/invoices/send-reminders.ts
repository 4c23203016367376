import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { handleDue } from '../../events/events.public';
import type { WorkingCalendar } from '../response-times/response-times.public';
import { Invoice } from './invoice.entity';
import { OPEN_STATES_SQL } from './invoice-moves';
import { factsOf, invoiceOverdue, invoiceReminded } from './invoices.events';
import { dueStep } from './reminder-steps';
import { nextOpening, officeHours, reminderAt } from './reminder-times';

const BATCH = 100;

const DUE = {
  entity: Invoice,
  claim: `SELECT id FROM invoices WHERE next_reminder_at <= now() AND state IN (${OPEN_STATES_SQL})
    ORDER BY next_reminder_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
};

/** Of several reminders that nobody sent, the latest alone. */
@Injectable()
export class SendInvoiceReminders extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({
      name: 'invoice-reminders',
      failure: 'Reminders of invoices wait',
      everyMs: config.clockPollMs,
    });
  }

  protected async runOnce(): Promise<number | void> {
    const handled = await this.transactions.run((tx) => {
      let hours: WorkingCalendar | undefined;
      return handleDue(tx, DUE, async (invoice) => {
        const office = (hours ??= await officeHours(tx));
        // A reminder that was missed while nothing ran waits for the office to open.
        const opensAt = nextOpening(office);
        if (opensAt > databaseNow()) {
          invoice.nextReminderAt = opensAt;
          return [];
        }
        const step = dueStep(invoice.dueOn!, officeToday(), invoice.lastReminder);
        const wasOverdue = invoice.lastReminder !== null && invoice.lastReminder !== 'before';
        if (!step) {
          invoice.nextReminderAt = reminderAt(office, invoice);
          return [];
        }
        const lastReminder = step;
        invoice.remind(step, reminderAt(office, { dueOn: invoice.dueOn, lastReminder }));
        const after = factsOf(invoice);
        const isOverdue = step !== 'before' && !wasOverdue;
        return [
          invoiceReminded({ subject: invoice.id, after, step }),
          ...(isOverdue ? [invoiceOverdue({ subject: invoice.id, after })] : []),
        ];
      });
    });
    if (handled === BATCH) return 1;
  }
}
