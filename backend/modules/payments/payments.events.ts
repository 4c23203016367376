import { read } from '../../database/sql';
import { defineEvent, nameEvents, nameSubjects, type Recorded } from '../../events/events.public';
import { defineAudience } from '../../live/live.public';
import { seesInvoices } from '../invoices/invoices.public';
import type { Payment } from './payment.entity';

nameEvents({ payment: 'Payments' });

nameSubjects('payment', 'Payment', (db, ids) =>
  db.query(`SELECT id, kind || ' ' || received_on AS label FROM payments WHERE id = ANY($1)`, [
    ids,
  ]),
);

/** Amounts are in the smallest unit. */
type Facts = { minor: number; unallocatedMinor: number; currency: string; kind: string };
type Data = { after: Facts };

export const factsOf = ({ minor, unallocatedMinor, currency, kind }: Payment): Facts => ({
  minor,
  unallocatedMinor,
  currency,
  kind,
});

const SUBJECT = { subject: 'payment', live: { to: 'staff' } } as const;

const published = ({ subjectId, data: { after } }: Recorded<Data>) => ({
  paymentId: subjectId!,
  kind: after.kind,
});

export const paymentReceived = defineEvent<Data>('payment.received', {
  ...SUBJECT,
  audit: 'Received a payment',
  published: { label: 'A payment was received', data: published },
});
/** Also if a refund has failed, which is above zero. */
export const paymentRefunded = defineEvent<Data>('payment.refunded', {
  ...SUBJECT,
  audit: 'Gave a payment back',
});
export const paymentDisputed = defineEvent<Data>('payment.disputed', {
  ...SUBJECT,
  audit: 'A payment was disputed',
});
/** Staff say what it is for. */
export const paymentUnallocated = defineEvent<Data>('payment.unallocated', {
  ...SUBJECT,
  audit: 'A payment is left over',
});
export const paymentAllocated = defineEvent<Data & { invoiceId: string }>('payment.allocated', {
  ...SUBJECT,
  audit: 'Said what a payment is for',
});

/** A webhook of the provider matches no record of ours. */
export const paymentHeld = defineEvent<{ after: { outcome: string } }>('payment.held', {
  audit: 'Heard of a payment that fits nothing',
});
export const statementRead = defineEvent<{ after: { lines: number; read: number } }>(
  'payment.statement-read',
  { audit: 'Read a statement of the bank' },
);

defineAudience<{ id: string }>('payment', {
  load: (db, ids) => read(db, 'SELECT id FROM payments WHERE id = ANY($1)', [ids]),
  sees: (actor) => seesInvoices(actor),
});
