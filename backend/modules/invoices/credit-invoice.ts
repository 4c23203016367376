import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { missingIn } from '../../documents/pdf-fonts';
import { queueDocument } from '../../documents/define-document';
import type { PricedLine, VatSum } from '../../documents/priced-lines';
import { recordAll, saveChanged } from '../../events/events.public';
import type { CreditInvoiceDto } from './dto/change-invoice.dto';
import type { InvoiceChangedDto } from './dto/invoice.dto';
import { releasePaid } from './invoice-hooks';
import { Invoice, type CreditReason } from './invoice.entity';
import { sterlingOf } from './invoice-gaps';
import { takeNumber } from './invoice-number';
import {
  CreditIsTooLarge,
  ExplanationNotDrawable,
  MAX_MOVEMENTS,
  NothingToCredit,
} from './invoices.errors';
import { factsOf, invoiceCredited, invoicedOnRequest } from './invoices.events';
import { lockForChange, lockInvoice, lockItem, lockPlans, requestOf } from './locked-invoice';
import { addUp, creditedOf, less, negated, sumsOf, take } from './parts';
import { PlanItem } from './plan.entity';
import { ReadInvoices } from './read-invoices';

type Credit = { lines: PricedLine[]; vat: VatSum[]; reason: CreditReason; explanation: string };

@Injectable()
export class CreditInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: ReadInvoices,
  ) {}

  /** After a mistake, its parts of the plan can be invoiced again. */
  credit(actor: Actor, id: string, form: CreditInvoiceDto): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const items = await lockPlans(tx, await requestOf(tx, id));
      const current = () => this.invoices.one(actor, id, tx);
      const invoice = await lockForChange(tx, actor, id, form.version, current);
      invoice.expect('credit');
      const missing = missingIn(form.explanation);
      if (missing.length > 0) throw ExplanationNotDrawable(missing);
      const credit = await creditOf(tx, invoice, form);
      const note = await this.write(tx, actor.userId, invoice, credit);
      if (form.reason === 'mistake') await giveBack(tx, items, invoice.id, credit.vat);
      return this.answer(tx, actor, id, note);
    });
  }

  /** For a reduction by a change order, if there is no later invoice to deduct it from. */
  creditItem(actor: Actor, itemId: string, version?: number): Promise<InvoiceChangedDto> {
    return this.transactions.run(async (tx) => {
      const { item, plan } = await lockItem(tx, itemId, version);
      if (item.totalMinor >= 0 || item.invoiceId) throw NothingToCredit();
      const vat = negated(item.vat);
      const invoice = await this.largeEnough(tx, plan.requestId, vat);
      const lines = vat.map(({ rate, netMinor }) => ({
        ...{ text: item.title, quantity: 1_000, unitMinor: netMinor, vatRate: rate, netMinor },
      }));
      const credit = { lines, vat, reason: 'reduction' as const, explanation: item.title };
      const note = await this.write(tx, actor.userId, invoice, credit);
      item.invoiceBy(note.id);
      await saveChanged(tx, item);
      return this.answer(tx, actor, invoice.id, note);
    });
  }

  /** Takes the number last. `id`: of the invoice. */
  private async answer(
    tx: EntityManager,
    actor: Actor,
    id: string,
    note: Invoice,
  ): Promise<InvoiceChangedDto> {
    const answer = await this.invoices.changed(actor, id, 'The credit note is issued.', tx);
    const number = await takeNumber(tx, note);
    const { id: _id, issuedOn, totalMinor } = note;
    answer.invoice.creditNotes = [
      ...answer.invoice.creditNotes,
      { _id, number, issuedOn: issuedOn!, totalMinor },
    ].slice(-MAX_MOVEMENTS);
    return answer;
  }

  /** The latest invoice that has as much left at each rate. */
  private async largeEnough(tx: EntityManager, requestId: string, vat: VatSum[]): Promise<Invoice> {
    const candidates = await tx.find(Invoice, {
      where: { requestId },
      order: { issuedAt: 'DESC', id: 'DESC' },
      select: { id: true, kind: true, number: true },
    });
    for (const { id, kind, number } of candidates) {
      if (kind === 'credit' || !number) continue;
      const invoice = await lockInvoice(tx, id);
      const left = await leftOf(tx, invoice);
      const fits = vat.every(({ rate, netMinor, vatMinor }) =>
        left.some(
          (one) => one.rate === rate && one.netMinor >= netMinor && one.vatMinor >= vatMinor,
        ),
      );
      if (fits) return invoice;
    }
    throw NothingToCredit();
  }

  /** All of crediting but the number. */
  private async write(
    tx: EntityManager,
    by: string,
    invoice: Invoice,
    { lines, vat, reason, explanation }: Credit,
  ): Promise<Invoice> {
    const { vat: sums, ...totals } = sumsOf(vat);
    const tooMuchPaid = totals.totalMinor - invoice.openMinor;
    if (tooMuchPaid > 0) await releasePaid(tx, invoice, tooMuchPaid);
    invoice.credit(totals.totalMinor);
    const today = officeToday();
    const { requestId, proposalId, currency, seller, buyer, vatNote, zeroRatedAs } = invoice;
    const note = tx.create(Invoice, {
      ...{ id: uuid(), kind: 'credit' as const, requestId, proposalId, creditsId: invoice.id },
      ...{ reason, explanation, lines, vat: sums, ...totals, currency, vatNote, zeroRatedAs },
      ...{ seller, buyer, issuedOn: today, taxPoint: today, issuedAt: databaseNow(), issuedBy: by },
      ...{ state: 'issued' as const, paidMinor: 0, creditedMinor: 0 },
    });
    // By the rate of the invoice, so that both cancel out.
    note.sterlingRate = invoice.sterlingRate;
    note.sterlingMinor = sterlingOf(note);
    note.sterlingOn = note.sterlingMinor === null ? null : invoice.sterlingOn;
    if (note.sterlingMinor === null) note.sterlingRate = null;
    await tx.insert(Invoice, note);
    await queueDocument(tx, 'invoice', note.id);
    const after = factsOf(invoice);
    await saveChanged(tx, invoice);
    await recordAll(tx, [
      invoiceCredited({ subject: invoice.id, after, creditId: note.id, reason }),
      invoicedOnRequest(invoice, 'credited', note),
    ]);
    return note;
  }
}

/** The amounts that can still be credited, by VAT rate. */
async function leftOf(tx: EntityManager, invoice: Invoice): Promise<VatSum[]> {
  const notes = await tx.findBy(Invoice, { creditsId: invoice.id });
  return invoice.vat.map((sum) => {
    const rest = { ...sum };
    for (const { rate, netMinor, vatMinor } of notes.flatMap(({ vat }) => vat)) {
      if (rate !== rest.rate) continue;
      rest.netMinor -= netMinor;
      rest.vatMinor -= vatMinor;
    }
    return rest;
  });
}

async function creditOf(
  tx: EntityManager,
  invoice: Invoice,
  { reason, explanation, lines: asked }: CreditInvoiceDto,
): Promise<Credit> {
  const left = await leftOf(tx, invoice);
  if (asked.length === 0) {
    const { vat } = sumsOf(left);
    if (vat.length === 0) throw NothingToCredit();
    const isWhole = invoice.creditedMinor === 0;
    const rest = vat.map(({ rate, netMinor }) => ({
      ...{ text: `What is left of ${invoice.number}`, quantity: 1_000 },
      ...{ unitMinor: netMinor, vatRate: rate, netMinor },
    }));
    return { lines: isWhole ? invoice.lines : rest, vat, reason, explanation };
  }
  const taken: VatSum[] = [];
  const lines = asked.map(({ line: place, netMinor }, at) => {
    const line = invoice.lines[place];
    const rest = left.find(({ rate }) => rate === line?.vatRate);
    const isRepeated = asked.findIndex((one) => one.line === place) !== at;
    const isTooMuch = !line || !rest || netMinor > line.netMinor || netMinor > rest.netMinor;
    if (isTooMuch || isRepeated) throw CreditIsTooLarge(at);
    taken.push(take(rest, netMinor));
    return {
      text: line.text,
      quantity: 1_000,
      unitMinor: netMinor,
      vatRate: line.vatRate,
      netMinor,
    };
  });
  return { lines, vat: addUp(taken.map((one) => ({ vat: [one] }))).vat, reason, explanation };
}

/** Makes the amounts that were invoiced by mistake parts of the plan again. */
async function giveBack(
  tx: EntityManager,
  items: PlanItem[],
  invoiceId: string,
  credited: VatSum[],
): Promise<void> {
  const own = items.filter((one) => one.invoiceId === invoiceId);
  const back = creditedOf(own, credited);
  for (const [at, item] of own.entries()) {
    const { vat, ...sums } = sumsOf(back[at]!);
    if (vat.length === 0) continue;
    const kept = less(item, vat);
    if (kept.vat.length === 0) {
      item.release();
      await saveChanged(tx, item);
      continue;
    }
    Object.assign(item, kept);
    await saveChanged(tx, item);
    const position = Math.max(
      ...items.filter(({ planId }) => planId === item.planId).map((one) => one.position),
    );
    const again = tx.create(PlanItem, {
      ...{ id: uuid(), planId: item.planId, position: position + 1, kind: item.kind },
      ...{ title: item.title, dueOn: null, vat, ...sums, doneAt: databaseNow() },
    });
    await tx.insert(PlanItem, again);
    items.push(again);
  }
}
