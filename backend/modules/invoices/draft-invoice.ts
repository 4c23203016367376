import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { recordAll, saveChanged } from '../../events/events.public';
import type { PricedLine } from '../../documents/priced-lines';
import { proposalReference } from '../proposals/proposals.public';
import { Invoice } from './invoice.entity';
import { factsOf, invoiceDrafted } from './invoices.events';
import { MAX_LINES, MAX_OF_REQUEST, TooManyInvoices } from './invoices.errors';
import { lockPlans } from './locked-invoice';
import { addUp } from './parts';
import { InvoicePlan, type PlanItem } from './plan.entity';

/** A quantity of one, in thousandths. */
const ONE = 1_000;

const NUMBERS = `
  SELECT p.id, p.number FROM proposals p WHERE p.id = ANY($1)`;

/** Whether a request has as many invoices as one may have. */
export const isFull = async (tx: EntityManager, requestId: string): Promise<boolean> =>
  (await tx.countBy(Invoice, { requestId })) >= MAX_OF_REQUEST;

/**
 * Drafts the invoice for one part of a plan. Reductions by change orders are deducted as long as the
 * total stays above zero.
 * @throws AlreadyInvoiced, TooManyInvoices
 */
export async function draftInvoice(tx: EntityManager, main: PlanItem): Promise<Invoice> {
  const plan = await tx.findOneByOrFail(InvoicePlan, { id: main.planId });
  const all = await lockPlans(tx, plan.requestId);
  if (await isFull(tx, plan.requestId)) throw TooManyInvoices();
  const item = all.find(({ id }) => id === main.id)!;
  const items = [item];
  for (const other of all) {
    const isReduction = other.totalMinor <= 0 && !other.invoiceId && other.id !== item.id;
    const isRoom = [...items, other].flatMap(({ vat }) => vat).length <= MAX_LINES;
    if (isReduction && isRoom && addUp([...items, other]).totalMinor > 0) items.push(other);
  }
  const { vat, ...sums } = addUp(items);
  const numbers = new Map(
    (
      await tx.query<{ id: string; number: number }[]>(NUMBERS, [items.map((one) => one.planId)])
    ).map(({ id, number }) => [id, proposalReference(number)]),
  );
  const invoice = tx.create(Invoice, {
    ...{ id: uuid(), kind: item.kind, requestId: plan.requestId, proposalId: item.planId },
    ...{ currency: plan.currency, vat, ...sums, state: 'draft' as const },
    lines: items.flatMap((one) => linesOf(one, numbers.get(one.planId)!)),
    paidMinor: 0,
    creditedMinor: 0,
  });
  await tx.insert(Invoice, invoice);
  for (const one of items) {
    one.invoiceBy(invoice.id);
    await saveChanged(tx, one);
  }
  await recordAll(tx, [invoiceDrafted({ subject: invoice.id, after: factsOf(invoice) })]);
  return invoice;
}

/** One a VAT rate. */
const linesOf = ({ title, vat }: PlanItem, reference: string): PricedLine[] =>
  vat.map(({ rate, netMinor }) => ({
    text: `${title}, ${reference}`,
    ...{ quantity: ONE, unit: 'fixed' as const, unitMinor: netMinor, vatRate: rate, netMinor },
  }));
