import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { CommentOnRequest } from '../requests/requests.public';
import type { InterestDto, WriteOffDto } from './dto/change-invoice.dto';
import type { InvoiceChangedDto } from './dto/invoice.dto';
import { readableSql } from './invoice-access';
import {
  factsOf,
  invoiceInterestNamed,
  invoiceResumed,
  invoiceWrittenOff,
} from './invoices.events';
import { lockForChange, lockInvoice } from './locked-invoice';
import { pauseReminders } from './pause-reminders';
import { ReadInvoices } from './read-invoices';
import { officeHours, reminderAt } from './reminder-times';

@Injectable()
export class ChangeInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly comments: CommentOnRequest,
    private readonly invoices: ReadInvoices,
  ) {}

  writeOff(actor: Actor, id: string, { reason, version }: WriteOffDto): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.invoices.one(actor, id, tx);
      const invoice = await lockForChange(tx, actor, id, version, current);
      invoice.writeOff(reason);
      const writtenOff = invoiceWrittenOff({ subject: id, after: factsOf(invoice) });
      await saveChanged(tx, invoice, writtenOff);
      return this.invoices.changed(actor, id, 'The invoice is written off.', tx);
    });
  }

  /** A question of the client becomes a message, and stops the reminders. */
  ask(actor: Actor, id: string, text: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const invoice = await lockInvoice(tx, id, readableSql(actor));
      const about = `About ${invoice.number}:\n\n${text}`;
      await this.comments.within(tx, actor, invoice.requestId, { text: about });
      await pauseReminders(tx, invoice);
      return { message: 'Your question is sent. The answer comes into the conversation.' };
    });
  }

  /** No interest is charged: the sentence is for clients who pay late. */
  nameInterest(
    actor: Actor,
    id: string,
    { isNamed, version }: InterestDto,
  ): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.invoices.one(actor, id, tx);
      const invoice = await lockForChange(tx, actor, id, version, current);
      invoice.nameInterest(isNamed);
      const named = invoiceInterestNamed({ subject: id, after: factsOf(invoice), isNamed });
      await saveChanged(tx, invoice, named);
      const message = isNamed
        ? 'Reminders name the statutory interest.'
        : 'Reminders do not name interest.';
      return this.invoices.changed(actor, id, message, tx);
    });
  }

  resume(actor: Actor, id: string, version: number | undefined): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const invoice = await lockForChange(tx, actor, id, version);
      invoice.resume(reminderAt(await officeHours(tx), invoice));
      const resumed = invoiceResumed({ subject: id, after: factsOf(invoice) });
      await saveChanged(tx, invoice, resumed);
      return this.invoices.changed(actor, id, 'The client is reminded again.', tx);
    });
  }
}
