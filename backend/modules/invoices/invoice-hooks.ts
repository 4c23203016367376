import type { EntityManager } from 'typeorm';
import { defineHook } from '../../context/hook';
import type { Day } from '../../time/days';
import type { InvoicePayment } from './accounts/month-csv';
import type { Invoice } from './invoice.entity';

export type Paid = { _id: string; receivedOn: string; kind: string; minor: number };

/** The latest payments of an invoice and their returns, oldest first. */
export const paymentsOf =
  defineHook<(db: EntityManager, invoiceId: string, most: number) => Promise<Paid[]>>(
    'payments of an invoice',
  );

/** Whether a bank debit for an invoice is pending, which takes days. */
export const isBeingPaid = defineHook<(db: EntityManager, invoiceId: string) => Promise<boolean>>(
  'payment that a bank is about to make',
);

/** Payments and returns on these days, for the accountant. */
export const paymentsBetween =
  defineHook<(db: EntityManager, from: Day, to: Day) => Promise<InvoicePayment[]>>(
    'payments between days',
  );

/**
 * Takes `minor` off the paid amount of a locked invoice. The money stays with its payments, for
 * another invoice or a refund.
 */
export const releasePaid =
  defineHook<(tx: EntityManager, invoice: Invoice, minor: number) => Promise<void>>(
    'release what was paid',
  );
