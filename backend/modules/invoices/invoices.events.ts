import { read } from '../../database/sql';
import {
  defineEvent,
  nameEvents,
  nameSubjects,
  type NewEvent,
  type Recorded,
} from '../../events/events.public';
import { defineAudience } from '../../live/live.public';
import { payersSql, seesInvoices } from './invoice-access';
import type { Invoice } from './invoice.entity';
import type { InvoiceState } from './invoice-moves';

nameEvents({ invoice: 'Invoices', billing: 'Billing details' });

nameSubjects('invoice', 'Invoice', (db, ids) =>
  db.query(`SELECT id, coalesce(number, 'a draft') AS label FROM invoices WHERE id = ANY($1)`, [
    ids,
  ]),
);

/** Amounts are in the smallest unit. */
export type InvoiceFacts = {
  requestId: string;
  state: InvoiceState;
  totalMinor: number;
  openMinor: number;
  currency: string;
};

export const factsOf = (invoice: Invoice): InvoiceFacts => ({
  requestId: invoice.requestId,
  state: invoice.state,
  totalMinor: invoice.totalMinor,
  openMinor: invoice.openMinor,
  currency: invoice.currency,
});

const SUBJECT = { subject: 'invoice' };
const EVERYONE = { live: { to: 'everyone' } } as const;
const STAFF = { live: { to: 'staff' } } as const;

type Data = { after: InvoiceFacts };

const published = ({ subjectId, data: { after } }: Recorded<Data>) => ({
  invoiceId: subjectId!,
  requestId: after.requestId,
  state: after.state,
});

export const invoiceDrafted = defineEvent<Data>('invoice.drafted', { ...SUBJECT, ...STAFF });
export const draftDiscarded = defineEvent<Data>('invoice.discarded', {
  ...SUBJECT,
  ...STAFF,
  audit: 'Deleted a draft of an invoice',
});
export const invoiceIssued = defineEvent<Data>('invoice.issued', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Issued an invoice',
  published: { label: 'An invoice was issued', data: published },
});
export const invoiceCredited = defineEvent<Data & { creditId: string; reason: string }>(
  'invoice.credited',
  {
    ...SUBJECT,
    ...EVERYONE,
    audit: 'Credited an invoice',
    published: {
      label: 'An invoice was credited',
      data: (event) => ({ ...published(event), creditId: event.data.creditId }),
    },
  },
);
export const invoicePaid = defineEvent<Data>('invoice.paid', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Paid an invoice in full',
  published: { label: 'An invoice was paid in full', data: published },
});
/** Also if a payment is given back. */
export const invoiceSettled = defineEvent<Data & { minor: number }>('invoice.settled', {
  ...SUBJECT,
  ...EVERYONE,
});
export const invoiceReminded = defineEvent<Data & { step: string }>('invoice.reminded', {
  ...SUBJECT,
  ...STAFF,
});
export const invoiceOverdue = defineEvent<Data>('invoice.overdue', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'An invoice is overdue',
});
export const invoiceWrittenOff = defineEvent<Data>('invoice.written-off', {
  ...SUBJECT,
  ...STAFF,
  audit: 'Wrote off an invoice',
});
export const invoicePaused = defineEvent<Data>('invoice.paused', {
  ...SUBJECT,
  ...STAFF,
  audit: 'Stopped the reminders of an invoice',
});
export const invoiceResumed = defineEvent<Data>('invoice.resumed', {
  ...SUBJECT,
  ...STAFF,
  audit: 'Let an invoice be reminded again',
});
export const invoiceInterestNamed = defineEvent<Data & { isNamed: boolean }>(
  'invoice.interest-named',
  {
    ...SUBJECT,
    ...STAFF,
    audit: 'Changed whether reminders name interest',
  },
);
export const invoicesExported = defineEvent<{ after: object }>('invoice.exported', {
  audit: 'Exported invoices',
});
export const billingChanged = defineEvent<{ after: object }>('billing.changed', {
  audit: 'Changed billing details',
});

const HISTORY = {
  issued: 'Invoice issued',
  credited: 'Invoice credited',
} as const;

/** Lines in the history of the request. Not all who read it may see its invoices, so they say no amount. */
export const requestInvoiced = defineEvent<{
  after: { change: keyof typeof HISTORY; invoiceId: string; minor: number; currency: string };
}>('request.invoiced', {
  subject: 'request',
  live: { to: 'everyone' },
  history: ({ data: { after } }) => HISTORY[after.change],
});
export const stageDone = defineEvent<{ after: { itemId: string; position: number } }>(
  'request.stage-done',
  {
    subject: 'request',
    live: { to: 'everyone' },
    audit: 'Marked a stage as done',
    history: ({ data: { after } }) => `Stage ${after.position} is done`,
  },
);

export const invoicedOnRequest = (
  { requestId, currency }: Invoice,
  change: keyof typeof HISTORY,
  { id: invoiceId, totalMinor: minor }: Invoice,
): NewEvent =>
  requestInvoiced({ subject: requestId, after: { change, invoiceId, minor, currency } });

defineAudience<{ id: string; payers: string[] }>('invoice', {
  load: (db, ids) =>
    read(
      db,
      `SELECT i.id, ARRAY(${payersSql('r')}) AS payers
       FROM invoices i JOIN project_requests r ON r.id = i.request_id WHERE i.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, { payers }, { to }) =>
    seesInvoices(actor) || (to === 'everyone' && payers.includes(actor.userId)),
});
