import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { officeToday } from '../../database/clock';
import { pipelined } from '../../database/pipelined-client';
import { Transactions } from '../../database/transactions';
import { queueDocument } from '../../documents/define-document';
import { firmFacts } from '../../documents/firm';
import { saveChanged } from '../../events/events.public';
import { plusDays } from '../../time/days';
import { billingOfRequest } from './billing';
import type { InvoiceChangedDto } from './dto/invoice.dto';
import type { Invoice } from './invoice.entity';
import { takeNumber } from './invoice-number';
import { gapsIn, sterlingOf } from './invoice-gaps';
import { FirmFactsMissing, IncompleteInvoice } from './invoices.errors';
import { factsOf, invoicedOnRequest, invoiceIssued } from './invoices.events';
import { lockForChange, lockInvoice } from './locked-invoice';
import { ReadInvoices } from './read-invoices';
import { officeHours, reminderAt } from './reminder-times';

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
    const [{ version: _, ...buyer }, office] = await pipelined([
      billingOfRequest(tx, invoice.requestId),
      officeHours(tx),
    ]);
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
    invoice.nextReminderAt = reminderAt(office, invoice);
    await pipelined([
      queueDocument(tx, 'invoice', invoice.id),
      saveChanged(
        tx,
        invoice,
        invoiceIssued({ subject: invoice.id, after: factsOf(invoice) }),
        invoicedOnRequest(invoice, 'issued', invoice),
      ),
    ]);
  }
}
