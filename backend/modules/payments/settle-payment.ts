import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { writeRow } from '../../database/written-rows';
import type { Day } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { isUuid } from '../../validation/id-param.dto';
import { record, recordAll, saveChanged, type NewEvent } from '../../events/events.public';
import {
  isPossible,
  lockInvoice,
  MoreThanLeft,
  pauseReminders,
  settleInvoice,
  type Invoice,
} from '../invoices/invoices.public';
import { Allocation, Checkout, Payment } from './payment.entity';
import type { CheckoutFact, PaymentFact, ReturnFact } from './payment-gateway';
import { CurrencyDiffers, InvoiceRepeated } from './payments.errors';
import {
  factsOf,
  paymentDisputed,
  paymentHeld,
  paymentReceived,
  paymentRefunded,
  paymentUnallocated,
} from './payments.events';

/** Why a fact needs staff; null if all of it is settled. */
export type Outcome =
  | 'unknown_checkout'
  | 'sum_differs'
  | 'currency_differs'
  | 'more_than_open'
  | 'more_than_paid'
  | 'unknown_payment'
  | 'not_understood'
  | null;

/** Those that no payment shows. */
const NEEDS_STAFF: Outcome[] = [
  'unknown_checkout',
  'more_than_paid',
  'unknown_payment',
  'not_understood',
];

/** The payment of a refund or dispute has not been heard of yet. */
export class PaymentNotYetKnown extends Error {}

type Movement = Pick<Payment, 'provider' | 'reference' | 'kind' | 'minor' | 'receivedOn'> &
  Partial<Payment>;
type NewPayment = Movement & Pick<Payment, 'currency'>;

/** Facts may be heard in any order and any number of times. */
@Injectable()
export class SettlePayment {
  /** @throws PaymentNotYetKnown */
  async fact(tx: EntityManager, fact: PaymentFact): Promise<Outcome> {
    const outcome = await this.outcomeOf(tx, fact);
    if (outcome && NEEDS_STAFF.includes(outcome)) await this.hold(tx, outcome);
    return outcome;
  }

  /** Staff hear of it. */
  async hold(tx: EntityManager, outcome: string): Promise<void> {
    await record(tx, paymentHeld({ after: { outcome } }));
  }

  private outcomeOf(tx: EntityManager, fact: PaymentFact): Promise<Outcome> | Outcome {
    if (fact.kind === 'unclear') return 'not_understood';
    return fact.kind === 'checkout' ? this.checkout(tx, fact) : this.goneBack(tx, fact);
  }

  /**
   * Keeps a payment and gives it to the invoice as far as something is open. The invoice is locked
   * first, so that two payments of it see each other.
   */
  async receive(
    tx: EntityManager,
    given: NewPayment,
    invoiceId: string | null,
    most = given.minor,
  ): Promise<{ payment: Payment | null; leftMinor: number }> {
    const invoice = invoiceId ? await lockInvoice(tx, invoiceId) : null;
    const payment = await insertOnce(tx, {
      ...{ meantForId: invoiceId, unallocatedMinor: given.minor },
      ...given,
    });
    if (!payment) return { payment: null, leftMinor: 0 };
    const fits = invoice?.currency === payment.currency && isPossible('settle', invoice);
    const minor = fits ? Math.min(invoice.openMinor, payment.minor, most) : 0;
    if (invoice && minor > 0) await allocate(tx, payment, invoice, minor);
    const events: NewEvent[] = [paymentReceived({ subject: payment.id, after: factsOf(payment) })];
    if (payment.unallocatedMinor > 0) {
      events.push(paymentUnallocated({ subject: payment.id, after: factsOf(payment) }));
    }
    await recordAll(tx, events);
    return { payment, leftMinor: payment.unallocatedMinor };
  }

  /**
   * Keeps a payment and gives it to invoices, each so much.
   * @throws CurrencyDiffers, InvoiceRepeated, MoreThanLeft
   */
  async receiveFor(
    tx: EntityManager,
    given: NewPayment,
    parts: { invoiceId: string; minor: number }[],
  ): Promise<Payment> {
    const inOrder = [...parts].sort((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1));
    const repeated = parts.findIndex(({ invoiceId }, at) =>
      parts.slice(0, at).some((one) => one.invoiceId === invoiceId),
    );
    if (repeated >= 0) throw InvoiceRepeated(repeated);
    const invoices = [];
    for (const { invoiceId } of inOrder) invoices.push(await lockInvoice(tx, invoiceId));
    const meantForId = inOrder[0]?.invoiceId ?? null;
    const payment = await insertOnce(tx, { ...given, meantForId, unallocatedMinor: given.minor });
    if (!payment) throw MoreThanLeft();
    await record(tx, paymentReceived({ subject: payment.id, after: factsOf(payment) }));
    for (const [at, { minor }] of inOrder.entries()) {
      const invoice = invoices[at]!;
      if (invoice.currency !== payment.currency) throw CurrencyDiffers();
      if (minor > invoice.openMinor) throw MoreThanLeft();
      await allocate(tx, payment, invoice, minor);
    }
    if (payment.unallocatedMinor > 0) {
      await record(tx, paymentUnallocated({ subject: payment.id, after: factsOf(payment) }));
    }
    return payment;
  }

  private async checkout(tx: EntityManager, fact: CheckoutFact): Promise<Outcome> {
    const { reference, state, minor, currency, payment, method, paidAt } = fact;
    const known = await this.checkoutOf(tx, fact);
    // Other programs may use the same account, so only money is ours to explain.
    if (!known) return state === 'paid' ? 'unknown_checkout' : null;
    // Before the checkout, as everywhere.
    await lockInvoice(tx, known.invoiceId);
    const checkout = await tx.findOneOrFail(Checkout, {
      where: { id: known.id },
      lock: { mode: 'pessimistic_write' },
    });
    checkout.reference ??= reference;
    checkout.follow(state);
    await writeRow(tx, checkout);
    if (state !== 'paid') return null;
    const sumDiffers = minor !== checkout.minor;
    const currencyDiffers = currency !== checkout.currency;
    const { leftMinor } = await this.receive(
      tx,
      {
        ...{ provider: 'stripe', reference: payment ?? reference, kind: method, minor, currency },
        receivedOn: officeDay(paidAt),
      },
      checkout.invoiceId,
      sumDiffers || currencyDiffers ? 0 : minor,
    );
    if (currencyDiffers) return 'currency_differs';
    if (sumDiffers) return 'sum_differs';
    return leftMinor > 0 ? 'more_than_open' : null;
  }

  /** By our id, if the answer with its reference never reached us. */
  private async checkoutOf(
    tx: EntityManager,
    { reference, checkoutId }: CheckoutFact,
  ): Promise<Checkout | null> {
    const known = await tx.findOneBy(Checkout, { reference });
    if (known || !isUuid(checkoutId ?? '')) return known;
    // A payer can give our id to a page of another program in the same account.
    return tx.findOneBy(Checkout, { id: checkoutId!, reference: IsNull() });
  }

  private async goneBack(tx: EntityManager, fact: ReturnFact): Promise<Outcome> {
    const root = await tx.findOneBy(Payment, { provider: 'stripe', reference: fact.payment });
    if (!root) throw new PaymentNotYetKnown();
    // Of a payment the provider gives back its own currency, so another cannot be ours.
    if (root.currency !== fact.currency) return 'not_understood';
    const back = { provider: 'stripe' as const, reference: fact.reference, kind: fact.what };
    const { minor, state, takenAt, cameAgainAt } = fact;
    const taken = { ...back, minor, receivedOn: officeDay(takenAt) };
    const outcome = await this.giveBack(tx, root.id, taken);
    if (outcome || state === 'taken') return outcome;
    return this.comeAgain(tx, root.id, { ...back, receivedOn: officeDay(cameAgainAt) });
  }

  /** Takes the unallocated amount first, then from the latest invoices. */
  async giveBack(
    tx: EntityManager,
    rootId: string,
    { minor, ...back }: Movement,
  ): Promise<Outcome> {
    const { payment: root, invoices } = await lockWithInvoices(tx, rootId);
    const given = await givenBy(tx, rootId);
    const kept = given.reduce((sum, one) => sum + one.minor, 0) + root.unallocatedMinor;
    if (await tx.existsBy(Payment, { provider: back.provider, reference: back.reference })) {
      return null;
    }
    if (minor > kept) return 'more_than_paid';
    const returned = await insertOnce(tx, {
      ...{ ...back, ofId: rootId },
      ...{ minor: -minor, currency: root.currency, unallocatedMinor: 0 },
    });
    if (!returned) return null;
    let left = minor - Math.min(minor, root.unallocatedMinor);
    root.unallocatedMinor -= minor - left;
    await saveChanged(tx, root);
    for (const { invoiceId, minor: has } of given) {
      const taken = Math.min(has, left);
      if (taken <= 0) continue;
      left -= taken;
      await addAllocation(tx, returned.id, invoiceId, -taken);
      const invoice = invoices.get(invoiceId)!;
      await settleInvoice(tx, invoice, -taken);
      // A client who disputes a payment is not reminded until staff resume the reminders.
      if (back.kind === 'dispute') await pauseReminders(tx, invoice);
    }
    await record(tx, eventOf(returned));
    return null;
  }

  /** A refund that failed or a dispute that was won: the invoices get back what it took. */
  private async comeAgain(
    tx: EntityManager,
    rootId: string,
    { provider, reference, kind, receivedOn }: Omit<Movement, 'minor'>,
  ): Promise<Outcome> {
    const { payment: root, invoices } = await lockWithInvoices(tx, rootId);
    const gone = await tx.findOneByOrFail(Payment, { provider, reference });
    const again = await insertOnce(tx, {
      ...{ provider, reference: `${reference}:again`, kind, ofId: rootId },
      ...{ minor: -gone.minor, currency: root.currency, receivedOn },
      unallocatedMinor: 0,
    });
    if (!again) return null;
    root.takeBack(again.minor);
    const taken = await tx.findBy(Allocation, { paymentId: gone.id });
    for (const { invoiceId, minor } of taken) {
      const invoice = invoices.get(invoiceId);
      if (!invoice || !isPossible('settle', invoice)) continue;
      const wanted = Math.min(-minor, invoice.openMinor);
      if (wanted <= 0) continue;
      root.give(wanted);
      await addAllocation(tx, again.id, invoiceId, wanted);
      await settleInvoice(tx, invoice, wanted);
    }
    await saveChanged(tx, root);
    const events = [eventOf(again)];
    if (root.unallocatedMinor > 0) {
      events.push(paymentUnallocated({ subject: root.id, after: factsOf(root) }));
    }
    await recordAll(tx, events);
    return null;
  }
}

/** Today if the provider gives no time, or one in the future. */
function officeDay(seconds = Infinity): Day {
  const at = Math.min(seconds * 1_000, databaseNow().getTime());
  return dayOf(new Date(at), OFFICE_ZONE);
}

const eventOf = (payment: Payment): NewEvent =>
  (payment.kind === 'dispute' ? paymentDisputed : paymentRefunded)({
    subject: payment.id,
    after: factsOf(payment),
  });

/** Null if it is known already. */
async function insertOnce(
  tx: EntityManager,
  given: NewPayment & Pick<Payment, 'unallocatedMinor'>,
): Promise<Payment | null> {
  const payment = tx.create(Payment, {
    ...{ id: uuid(), ofId: null, payer: '', note: '', meantForId: null, recordedBy: null },
    ...given,
    version: 1,
  });
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(Payment)
    .values(payment)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as unknown[]).length > 0 ? payment : null;
}

export const addAllocation = (
  tx: EntityManager,
  paymentId: string,
  invoiceId: string,
  minor: number,
) => tx.insert(Allocation, { id: uuid(), paymentId, invoiceId, minor });

/** Expects both locked. */
export async function allocate(
  tx: EntityManager,
  payment: Payment,
  invoice: Invoice,
  minor: number,
): Promise<void> {
  payment.give(minor);
  await writeRow(tx, payment);
  await addAllocation(tx, payment.id, invoice.id, minor);
  await settleInvoice(tx, invoice, minor);
}

type Given = { invoiceId: string; minor: number };

const GIVEN = `
  SELECT a.invoice_id AS "invoiceId", sum(a.minor)::float8 AS minor
  FROM allocations a JOIN payments p ON p.id = a.payment_id
  WHERE p.id = $1 OR p.of_id = $1
  GROUP BY a.invoice_id ORDER BY max(a.created_at) DESC, a.invoice_id`;

/** Amounts that invoices have of a payment, the latest first. */
export const givenBy = (tx: EntityManager, rootId: string): Promise<Given[]> =>
  tx.query<Given[]>(GIVEN, [rootId]);

/** Locks invoices before the payment, as everywhere. An invoice that got some of it in between is
 * locked last; a deadlock is retried. */
export async function lockWithInvoices(
  tx: EntityManager,
  rootId: string,
): Promise<{ payment: Payment; invoices: Map<string, Invoice> }> {
  const ids = (await givenBy(tx, rootId)).map(({ invoiceId }) => invoiceId).sort();
  const invoices = new Map<string, Invoice>();
  for (const id of ids) invoices.set(id, await lockInvoice(tx, id));
  const payment = await tx.findOneOrFail(Payment, {
    where: { id: rootId },
    lock: { mode: 'pessimistic_write' },
  });
  for (const { invoiceId } of await givenBy(tx, rootId)) {
    if (!invoices.has(invoiceId)) invoices.set(invoiceId, await lockInvoice(tx, invoiceId));
  }
  return { payment, invoices };
}
