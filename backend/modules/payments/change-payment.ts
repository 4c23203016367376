import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import type { Day } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { lockInvoice, MoreThanLeft, releasePaid, settleInvoice } from '../invoices/invoices.public';
import type {
  AllocateDto,
  PaidBackDto,
  PaymentChangedDto,
  RecordPaymentDto,
} from './dto/payment.dto';
import { Payment } from './payment.entity';
import {
  BackAtProvider,
  CurrencyDiffers,
  DayAhead,
  MAX_INVOICES,
  PaymentChangedMeanwhile,
  PaymentNotFound,
  TooManyInvoices,
} from './payments.errors';
import { factsOf, paymentAllocated, paymentUnallocated } from './payments.events';
import { ReadPayments } from './read-payments';
import {
  addAllocation,
  allocate,
  givenBy,
  lockWithInvoices,
  SettlePayment,
} from './settle-payment';

/** A colleague's day may be ahead of the office's. */
const latestToday = (): Day => dayOf(databaseNow(), 'Etc/GMT-14');

@Injectable()
export class ChangePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: ReadPayments,
    private readonly settling: SettlePayment,
  ) {}

  record(actor: Actor, form: RecordPaymentDto): Promise<PaymentChangedDto> {
    const { invoiceId = null, payer = '', note = '', ...given } = form;
    if (given.receivedOn > latestToday()) throw DayAhead();
    return this.transactions.run(async (tx) => {
      if (invoiceId) await expectCurrency(tx, invoiceId, given.currency);
      const own = { provider: 'staff' as const, reference: uuid(), recordedBy: actor.userId };
      const { payment, leftMinor } = await this.settling.receive(
        tx,
        { ...given, ...own, payer, note },
        invoiceId,
      );
      const left = leftMinor > 0 ? ' A part of it is left over.' : '';
      return this.payments.changed(tx, payment!.id, `The payment is recorded.${left}`);
    });
  }

  /** Gives an unallocated amount to an invoice. */
  allocate(id: string, { invoiceId, minor, version }: AllocateDto): Promise<PaymentChangedDto> {
    return this.transactions.run(async (tx) => {
      const invoice = await lockInvoice(tx, invoiceId);
      const payment = await this.lock(tx, id, version);
      if (invoice.currency !== payment.currency) throw CurrencyDiffers();
      invoice.expect('settle');
      if (minor > invoice.openMinor) throw MoreThanLeft();
      const others = (await givenBy(tx, id)).filter((one) => one.invoiceId !== invoiceId);
      if (others.filter((one) => one.minor > 0).length >= MAX_INVOICES) throw TooManyInvoices();
      await allocate(tx, payment, invoice, minor);
      const after = factsOf(payment);
      await saveChanged(tx, payment, paymentAllocated({ subject: id, after, invoiceId }));
      return this.payments.changed(tx, id, `${invoice.number} has it now.`);
    });
  }

  /** Takes off an invoice what it was given of a payment. */
  release(id: string, { invoiceId, minor, version }: AllocateDto): Promise<PaymentChangedDto> {
    return this.transactions.run(async (tx) => {
      const invoice = await lockInvoice(tx, invoiceId);
      const payment = await this.lock(tx, id, version);
      const given = (await givenBy(tx, id)).find((one) => one.invoiceId === invoiceId);
      if (!given || given.minor < minor) throw MoreThanLeft();
      payment.takeBack(minor);
      await addAllocation(tx, id, invoiceId, -minor);
      const after = factsOf(payment);
      await saveChanged(tx, payment, paymentUnallocated({ subject: id, after }));
      await settleInvoice(tx, invoice, -minor);
      return this.payments.changed(tx, id, `It is taken off ${invoice.number}.`);
    });
  }

  /** Money that we transferred back ourselves. */
  paidBack(
    actor: Actor,
    id: string,
    { minor, on, note, version }: PaidBackDto,
  ): Promise<PaymentChangedDto> {
    if (on > latestToday()) throw DayAhead();
    return this.transactions.run(async (tx) => {
      // Locks invoices before the payment, as everywhere.
      if (await tx.existsBy(Payment, { id })) await lockWithInvoices(tx, id);
      const payment = await this.lock(tx, id, version);
      if (payment.provider === 'stripe') throw BackAtProvider();
      const own = { provider: 'staff' as const, reference: uuid(), kind: 'refund' as const };
      const outcome = await this.settling.giveBack(tx, id, {
        ...{ ...own, minor, note, receivedOn: on, recordedBy: actor.userId },
      });
      if (outcome) throw MoreThanLeft();
      return this.payments.changed(tx, id, 'It is noted that this was paid back.');
    });
  }

  private async lock(tx: EntityManager, id: string, version: number): Promise<Payment> {
    const payment = await tx.findOne(Payment, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!payment || payment.ofId) throw PaymentNotFound();
    await expectVersion(payment, version, PaymentChangedMeanwhile, () => this.payments.one(id, tx));
    return payment;
  }
}

async function expectCurrency(
  tx: EntityManager,
  invoiceId: string,
  currency: string,
): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  invoice.expect('settle');
  if (invoice.currency !== currency) throw CurrencyDiffers();
}

const PAYERS = `
  SELECT coalesce(p.of_id, p.id) AS id, sum(a.minor)::float8 AS minor
  FROM allocations a JOIN payments p ON p.id = a.payment_id WHERE a.invoice_id = $1
  GROUP BY 1 HAVING sum(a.minor) > 0 ORDER BY max(a.created_at) DESC, 1`;

/** From the latest payment on. */
releasePaid.fill(async (tx, invoice, minor) => {
  let left = minor;
  for (const { id, minor: has } of await tx.query<{ id: string; minor: number }[]>(PAYERS, [
    invoice.id,
  ])) {
    const taken = Math.min(has, left);
    if (taken <= 0) break;
    left -= taken;
    const payment = await tx.findOneOrFail(Payment, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    payment.takeBack(taken);
    await addAllocation(tx, id, invoice.id, -taken);
    await saveChanged(tx, payment);
    await record(tx, paymentUnallocated({ subject: id, after: factsOf(payment) }));
  }
  if (left > 0) throw MoreThanLeft();
  invoice.settle(-minor);
});
