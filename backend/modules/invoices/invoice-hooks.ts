import type { EntityManager } from 'typeorm';
import { defineHook } from '../../context/hook';
import type { Day } from '../../time/days';
import type { InvoicePayment } from './accounts/month-csv';
import type { Invoice } from './invoice.entity';

type Paid = { _id: string; receivedOn: string; kind: string; minor: number };

/** What came or went back for an invoice, oldest first. */
export const paymentsOf =
  defineHook<(db: EntityManager, invoiceId: string) => Promise<Paid[]>>('payments of an invoice');

/** What came and went back on these days, for the accountant. */
export const paymentsBetween =
  defineHook<(db: EntityManager, from: Day, to: Day) => Promise<InvoicePayment[]>>(
    'payments between days',
  );

/**
 * Takes `minor` of what was paid off the invoice, which is locked. It stays with its payments, to be
 * given to another invoice or back to the client.
 */
export const releasePaid =
  defineHook<(tx: EntityManager, invoice: Invoice, minor: number) => Promise<void>>(
    'release what was paid',
  );
