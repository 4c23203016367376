import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { queueDocument } from '../../documents/define-document';
import { firmFacts } from '../../documents/firm';
import { saveChanged } from '../../events/events.public';
import { plusDays } from '../../time/days';
import { startOf } from '../../time/wall-clock';
import { officeCalendar, WorkingCalendar } from '../response-times/response-times.public';
import { billingOf, ownerOf } from './billing';
import type { InvoiceChangedDto } from './dto/invoice.dto';
import type { Invoice } from './invoice.entity';
import { takeNumber } from './invoice-number';
import { gapsIn, sterlingOf } from './invoice-gaps';
import { FirmFactsMissing, IncompleteInvoice } from './invoices.errors';
import { factsOf, invoicedOnRequest, invoiceIssued } from './invoices.events';
import { lockForChange, lockInvoice } from './locked-invoice';
import { ReadInvoices } from './read-invoices';
import { nextStep } from './reminder-steps';

@Injectable()
export class IssueInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly invoices: ReadInvoices,
  ) {}

  issue(actor: Actor, id: string, version: number | undefined): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.invoices.one(actor, id, tx);
      const invoice = await lockForChange(tx, actor, id, version, current);
      await this.prepare(tx, invoice, actor.userId);
      const answer = await this.invoices.changed(actor, id, 'The invoice is issued.', tx);
      answer.invoice.number = await takeNumber(tx, invoice);
      return answer;
    });
  }

  /** Automatically, in nobody's name. */
  async issueAlone(tx: EntityManager, id: string): Promise<void> {
    const invoice = await lockInvoice(tx, id);
    await this.prepare(tx, invoice, null);
    await takeNumber(tx, invoice);
  }

  /** All of issuing but the number. */
  private async prepare(tx: EntityManager, invoice: Invoice, by: string | null): Promise<void> {
    invoice.expect('issue');
    const { firm, bank, missing } = firmFacts(this.config.sampleLegalFacts);
    if (missing.length > 0) throw FirmFactsMissing(missing);
    const { version: _, ...buyer } = await billingOf(tx, await ownerOf(tx, invoice.requestId));
    const gaps = gapsIn(invoice, buyer, firm);
    if (gaps.length > 0) throw IncompleteInvoice(gaps);
    const issuedOn = officeToday();
    const dueOn = invoice.dueOn ?? plusDays(issuedOn, this.config.invoices.days);
    invoice.issue({
      seller: { ...firm, email: brand.email, bank },
      ...{ buyer, issuedOn, dueOn, by },
      taxPoint: invoice.taxPoint ?? issuedOn,
      sterlingMinor: sterlingOf(invoice),
    });
    invoice.nextReminderAt = await reminderAt(tx, invoice);
    await queueDocument(tx, 'invoice', invoice.id);
    await saveChanged(
      tx,
      invoice,
      invoiceIssued({ subject: invoice.id, after: factsOf(invoice) }),
      invoicedOnRequest(invoice, 'issued', invoice),
    );
  }
}

/** In working hours, on the day of the next reminder or after it; null after the last. */
export async function reminderAt(
  tx: EntityManager,
  { dueOn, lastReminder }: Pick<Invoice, 'dueOn' | 'lastReminder'>,
): Promise<Date | null> {
  const next = nextStep(dueOn!, officeToday(), lastReminder);
  if (!next) return null;
  return nextOpening(tx, startOf(next.day, OFFICE_ZONE));
}

/** The given time itself, if the office is open. */
export async function nextOpening(tx: EntityManager, from: Date = databaseNow()): Promise<Date> {
  return new WorkingCalendar(await officeCalendar(tx)).add(from, 0);
}
