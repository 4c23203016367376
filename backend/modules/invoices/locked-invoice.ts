import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { expectVersion } from '../../errors/app-error';
import { ProjectRequest } from '../requests/requests.public';
import { readableSql, type Condition } from './invoice-access';
import { Invoice } from './invoice.entity';
import { InvoiceChangedMeanwhile, InvoiceNotFound, PlanItemNotFound } from './invoices.errors';
import { PlanChangedMeanwhile } from './invoices.errors';
import { InvoicePlan, PlanItem } from './plan.entity';

/**
 * Locks in this order everywhere: the plans of a request, invoices, payments.
 * @throws InvoiceNotFound
 */
export async function lockInvoice(
  tx: EntityManager,
  id: string,
  condition: Condition = () => 'true',
): Promise<Invoice> {
  const values: unknown[] = [];
  const access = condition((value) => `:access${values.push(value) - 1}`);
  const invoice = await tx
    .createQueryBuilder(Invoice, 'i')
    .innerJoin(ProjectRequest, 'r', 'r.id = i.request_id')
    .where('i.id = :id', { id })
    .andWhere(access, Object.fromEntries(values.map((value, at) => [`access${at}`, value])))
    .setLock('pessimistic_write', undefined, ['i'])
    .getOne();
  if (!invoice) throw InvoiceNotFound();
  return invoice;
}

/**
 * For staff who have read `version`. `current` is the answer to them if it is outdated.
 * @throws InvoiceNotFound, InvoiceChangedMeanwhile
 */
export async function lockForChange(
  tx: EntityManager,
  actor: Actor,
  id: string,
  version: number | undefined,
  current?: () => unknown,
): Promise<Invoice> {
  const invoice = await lockInvoice(tx, id, readableSql(actor));
  await expectVersion(invoice, version, InvoiceChangedMeanwhile, current);
  return invoice;
}

/** Without a lock: it never changes. @throws InvoiceNotFound */
export async function requestOf(tx: EntityManager, id: string): Promise<string> {
  const invoice = await tx.findOne(Invoice, { where: { id }, select: { requestId: true } });
  if (!invoice) throw InvoiceNotFound();
  return invoice.requestId;
}

/** With the parts of all plans of the request. */
export async function lockPlans(tx: EntityManager, requestId: string): Promise<PlanItem[]> {
  const plans = await tx.find(InvoicePlan, {
    where: { requestId },
    order: { createdAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return tx.find(PlanItem, {
    where: { planId: In(plans.map(({ id }) => id)) },
    order: { planId: 'ASC', position: 'ASC' },
  });
}

/** @throws PlanItemNotFound, PlanChangedMeanwhile */
export async function lockItem(
  tx: EntityManager,
  id: string,
  version: number | undefined,
): Promise<{ item: PlanItem; items: PlanItem[]; plan: InvoicePlan }> {
  const found = await tx.findOneBy(PlanItem, { id });
  const plan = found && (await tx.findOneBy(InvoicePlan, { id: found.planId }));
  if (!plan) throw PlanItemNotFound();
  const items = await lockPlans(tx, plan.requestId);
  const item = items.find((one) => one.id === id);
  if (!item) throw PlanItemNotFound();
  await expectVersion(item, version, PlanChangedMeanwhile);
  return { item, items, plan };
}
