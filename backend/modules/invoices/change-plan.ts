import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { saveChanged } from '../../events/events.public';
import { draftInvoice } from './draft-invoice';
import type { DraftedDto } from './dto/invoice.dto';
import { stageDone } from './invoices.events';
import { AlreadyInvoiced } from './invoices.errors';
import { lockItem } from './locked-invoice';
import { ReadInvoices } from './read-invoices';

@Injectable()
export class ChangePlan {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: ReadInvoices,
  ) {}

  /** Marks a stage as done, which the client sees, and drafts its invoice. */
  finish(actor: Actor, id: string, version: number | undefined): Promise<DraftedDto> {
    return this.transactions.run(async (tx) => {
      const { item, plan } = await lockItem(tx, id, version);
      item.finish(actor.userId);
      const done = stageDone({
        subject: plan.requestId,
        after: { itemId: id, position: item.position },
      });
      await saveChanged(tx, item, done);
      if (item.invoiceId || item.totalMinor <= 0) {
        return { message: 'The stage is done.', invoice: null };
      }
      const invoice = await draftInvoice(tx, item);
      return {
        message: 'The stage is done, and its invoice is drafted.',
        invoice: await this.invoices.one(actor, invoice.id, tx),
      };
    });
  }

  /** Also of a part that is not done. */
  draft(actor: Actor, id: string, version: number | undefined): Promise<DraftedDto> {
    return this.transactions.run(async (tx) => {
      const { item } = await lockItem(tx, id, version);
      if (item.invoiceId || item.totalMinor <= 0) throw AlreadyInvoiced();
      const invoice = await draftInvoice(tx, item);
      return {
        message: 'The invoice is drafted.',
        invoice: await this.invoices.one(actor, invoice.id, tx),
      };
    });
  }
}
