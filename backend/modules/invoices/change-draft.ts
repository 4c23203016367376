import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import type { ChangeInvoiceDraftDto } from './dto/change-invoice.dto';
import type { InvoiceChangedDto } from './dto/invoice.dto';
import { Invoice } from './invoice.entity';
import { draftDiscarded, factsOf } from './invoices.events';
import { lockForChange, lockPlans, requestOf } from './locked-invoice';
import { ReadInvoices } from './read-invoices';

@Injectable()
export class ChangeDraft {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: ReadInvoices,
  ) {}

  save(
    actor: Actor,
    id: string,
    { version, ...form }: ChangeInvoiceDraftDto,
  ): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.invoices.one(actor, id, tx);
      const invoice = await lockForChange(tx, actor, id, version, current);
      invoice.edit({
        texts: form.lines.map(({ text }) => text),
        vatNote: form.vatNote ?? '',
        zeroRatedAs: form.zeroRatedAs ?? null,
        sterlingRate: form.sterlingRate ?? null,
        taxPoint: form.taxPoint ?? null,
        dueOn: form.dueOn ?? null,
      });
      await saveChanged(tx, invoice);
      return this.invoices.changed(actor, id, 'Draft saved.', tx);
    });
  }

  /** Its parts of the plan can be invoiced again. */
  discard(actor: Actor, id: string, version: number): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const items = await lockPlans(tx, await requestOf(tx, id));
      const invoice = await lockForChange(tx, actor, id, version);
      invoice.expect('discard');
      const discarded = draftDiscarded({ subject: id, after: factsOf(invoice) });
      for (const item of items.filter(({ invoiceId }) => invoiceId === id)) {
        item.release();
        await saveChanged(tx, item);
      }
      await tx.delete(Invoice, { id });
      await record(tx, discarded);
      return { message: 'The draft is deleted.' };
    });
  }
}
