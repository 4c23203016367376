import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { mailedDocumentSql } from '../../documents/mailed-document';
import type { Dispatch, EventDefinition } from '../../events/events.public';
import {
  after,
  defineMail,
  greet,
  greetStranger,
  type ComposedMail,
  type MailContext,
} from '../../mail/mail.public';
import type { Day } from '../../time/days';
import { dayInWords } from '../../time/words';
import { amountOf, formatMoney } from '../../validation/money';
import { isActive, User } from '../accounts/accounts.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import { referenceSql } from '../requests/requests.public';
import { payersSql } from './invoice-access';
import type { SellerFacts } from './invoice.entity';
import { isBeingPaid } from './invoice-hooks';
import { isPossible, openOf, type InvoiceState } from './invoice-moves';
import { PAY_LINK } from './pay-link';
import {
  invoiceCredited,
  invoiceIssued,
  invoiceOverdue,
  invoicePaid,
  invoicePaused,
  invoiceReminded,
  type InvoiceFacts,
} from './invoices.events';
import type { ReminderStep } from './reminder-steps';

type MailedInvoice = {
  id: string;
  number: string;
  kind: string;
  state: InvoiceState;
  currency: string;
  totalMinor: number;
  paidMinor: number;
  creditedMinor: number;
  dueOn: Day;
  issuedOn: Day;
  seller: SellerFacts;
  contact: string;
  contactName: string;
  requestId: string;
  reference: string;
  projectName: string;
  credits: string | null;
  storageKey: string | null;
  hasFile: boolean;
  isPaused: boolean;
  namesInterest: boolean;
};

const MAILED = `
  SELECT i.id, i.number, i.kind, i.state, i.currency, i.total_minor::float8 AS "totalMinor",
    i.paid_minor::float8 AS "paidMinor", i.credited_minor::float8 AS "creditedMinor",
    i.due_on::text AS "dueOn", i.issued_on::text AS "issuedOn", i.seller,
    i.buyer->>'email' AS contact, i.buyer->>'name' AS "contactName", i.paused_at IS NOT NULL AS "isPaused",
    i.names_interest AS "namesInterest",
    r.id AS "requestId", ${referenceSql('r')} AS reference, r.project_name AS "projectName",
    (SELECT c.number FROM invoices c WHERE c.id = i.credits_id) AS credits,
    ${mailedDocumentSql('m')}
  FROM invoices i JOIN project_requests r ON r.id = i.request_id
    LEFT JOIN documents m ON m.subject_id = i.id
  WHERE i.id = $1 AND i.number IS NOT NULL`;

const PAYERS = `
  SELECT DISTINCT u.id, u.email::text AS email FROM project_requests r, LATERAL (${payersSql('r')}) payers
    JOIN users u ON u.id = payers.payer_id
  WHERE r.id = $1 AND ${isActive('u')}`;

const FINANCE = `
  SELECT u.id FROM users u WHERE (u.role = 'admin' OR 'finance' = ANY(u.grants)) AND ${isActive('u')}`;

async function invoiceIn(db: EntityManager, id: string): Promise<MailedInvoice | undefined> {
  const [invoice] = await read<MailedInvoice>(db, MAILED, [id]);
  return invoice;
}

const payersOf = (db: EntityManager, requestId: string) =>
  read<{ id: string; email: string }>(db, PAYERS, [requestId]);

/** Everybody who works on invoices. */
export async function financeStaff(db: EntityManager): Promise<string[]> {
  return (await read<{ id: string }>(db, FINANCE)).map(({ id }) => id);
}

export const moneyOf = (minor: number, currency: string): string =>
  formatMoney(amountOf(minor, currency), currency);

const totalOf = ({ totalMinor, currency }: MailedInvoice) => moneyOf(totalMinor, currency);
const openIn = (invoice: MailedInvoice) => moneyOf(openOf(invoice), invoice.currency);

/** How to pay without a card. */
const transferFacts = ({ seller, number }: MailedInvoice): [string, string][] =>
  seller.bank
    ? [
        ['Account', `${seller.bank.name}, ${seller.bank.bank}`],
        ['Sort code and number', `${seller.bank.sortCode}, ${seller.bank.account}`],
        ['IBAN and BIC', `${seller.bank.iban}, ${seller.bank.bic}`],
        ['Quote', number],
      ]
    : [];

type Change = 'issued' | 'credited' | 'paid' | ReminderStep;

type Words = {
  subject: (invoice: MailedInvoice) => string;
  paragraph: (invoice: MailedInvoice) => string;
  button: string;
  /** Shows the amount to pay, and the bank account. */
  asks: boolean;
};

const REMINDED = (subject: Words['subject'], paragraph: Words['paragraph']): Words => ({
  ...{ subject, paragraph, button: 'See and pay the invoice', asks: true },
});

const WORDS: Record<Change, Words> = {
  issued: REMINDED(
    (one) => `Invoice ${one.number}: ${totalOf(one)}, due on ${dayInWords(one.dueOn)}`,
    (one) => `Here is our invoice for “${one.projectName}”. The PDF is attached.`,
  ),
  credited: {
    subject: (one) => `Credit note ${one.number} for ${one.credits}: ${totalOf(one)}`,
    paragraph: (one) =>
      `We have credited ${totalOf(one)} of our invoice ${one.credits}. The credit note is attached.`,
    button: 'See the credit note',
    asks: false,
  },
  paid: {
    subject: (one) => `Thank you: ${one.number} is paid`,
    paragraph: (one) => `We have received your payment. Nothing of ${one.number} is open any more.`,
    button: 'See the invoice',
    asks: false,
  },
  before: REMINDED(
    (one) => `${one.number} is due on ${dayInWords(one.dueOn)}: ${openIn(one)}`,
    () => 'This is only to remind you. If you have paid in the meantime, thank you.',
  ),
  first: REMINDED(
    (one) => `${one.number} was due on ${dayInWords(one.dueOn)}: ${openIn(one)}`,
    () =>
      'We have not received your payment yet. If something about the invoice is not right, please tell us.',
  ),
  second: REMINDED(
    (one) => `Please pay ${one.number}: ${openIn(one)}`,
    (one) =>
      `Our invoice was due on ${dayInWords(one.dueOn)}. Please pay it, or tell us what is in the way.`,
  ),
  third: REMINDED(
    (one) => `${one.number} is three weeks late: ${openIn(one)}`,
    (one) =>
      `Our invoice was due on ${dayInWords(one.dueOn)}, and this is the last reminder that we send by ` +
      'ourselves. Please pay it, or call us.',
  ),
};

const STEPS: readonly Change[] = ['before', 'first', 'second', 'third'];
const LATE = STEPS.slice(1);

/**
 * Late Payment of Commercial Debts (Interest) Act 1998, between businesses. Staff decide whether a
 * client reads it.
 */
const INTEREST =
  'On late payments between businesses the law gives a right to interest of 8% a year above the base ' +
  'rate of the Bank of England. We have charged none so far.';

/** A reminder is moot once the invoice is paid, about to be paid by a bank, or in question. */
async function isMoot(db: EntityManager, invoice: MailedInvoice, change: Change): Promise<boolean> {
  if (change === 'paid') return invoice.state !== 'paid';
  if (!STEPS.includes(change)) return false;
  if (!isPossible('remind', { state: invoice.state, isCredit: false })) return true;
  return invoice.isPaused || isBeingPaid(db, invoice.id);
}

/** Without `userId`, to the contact that the invoice names. */
type Props = { invoiceId: string; change: Change; userId: string };

const CONTACT = 'contact';

const payLink = ({ links }: MailContext, invoiceId: string): string =>
  links.ofHash('/pay', PAY_LINK, invoiceId);

async function toEach({ tx }: Dispatch, invoiceId: string, change: Change): Promise<Props[]> {
  const invoice = await invoiceIn(tx, invoiceId);
  if (!invoice) return [];
  const payers = await payersOf(tx, invoice.requestId);
  const isKnown = payers.some(({ email }) => email.toLowerCase() === invoice.contact.toLowerCase());
  const people = [...payers.map(({ id }) => id), ...(isKnown || !invoice.contact ? [] : [CONTACT])];
  return people.map((userId) => ({ invoiceId, change, userId }));
}

const factsToPay = (invoice: MailedInvoice): [string, string][] => [
  ['To pay', openIn(invoice)],
  ['Due on', dayInWords(invoice.dueOn)],
  ...transferFacts(invoice),
];

async function compose(
  context: MailContext,
  { invoiceId, change, userId }: Props,
): Promise<ComposedMail | null> {
  const invoice = await invoiceIn(context.db, invoiceId);
  if (!invoice || (await isMoot(context.db, invoice, change))) return null;
  const words = WORDS[change];
  const isContact = userId === CONTACT;
  const user = isContact ? null : await context.db.findOneBy(User, { id: userId });
  if (!isContact && (!user || user.state !== 'active')) return null;
  const to = user?.email ?? invoice.contact;
  const url = context.links.page(`/dashboard/invoices/${invoiceId}`);
  // They have no account, and the link shows no more than the mail.
  const payUrl = isContact && words.asks ? payLink(context, invoiceId) : null;
  const { requestId, reference, number, storageKey, hasFile } = invoice;
  const opens = user && { id: requestId, reference, userId: user.id, email: user.email, invoiceId };
  const withFile = hasFile && !STEPS.slice(0, 1).includes(change) && change !== 'paid';
  return {
    to,
    ...(user && { reader: user }),
    subject: words.subject(invoice),
    preview: invoice.projectName,
    greeting: user ? greet(user.firstName) : greetStranger(invoice.contactName),
    paragraphs: [
      words.paragraph(invoice),
      ...(invoice.namesInterest && LATE.includes(change) ? [INTEREST] : []),
    ],
    facts: [
      ['Project', invoice.projectName],
      [change === 'credited' ? 'Credited' : 'Total', totalOf(invoice)],
      ...(words.asks ? factsToPay(invoice) : []),
    ],
    ...(opens && { button: { label: words.button, url, opens } }),
    ...(payUrl && { button: { label: words.button, url: payUrl } }),
    ...(withFile && { file: { name: `${number}.pdf`, type: 'application/pdf', storageKey } }),
    reason: user
      ? 'You get this because you raised the request, or sign or pay for your company.'
      : 'You get this because this address is given for our invoices.',
  };
}

type Data = { after: InvoiceFacts };
type Told = { subjectId: string | null; data: Data };

const told =
  (change: Change) =>
  ({ subjectId }: Told, dispatch: Dispatch) =>
    toEach(dispatch, subjectId!, change);

defineMail<Props>('invoice-for-client', {
  label: 'Invoice, to the client',
  when: [
    after(invoiceIssued, told('issued')),
    after(invoicePaid, told('paid')),
    after(invoiceCredited, ({ data: { creditId } }, dispatch) =>
      toEach(dispatch, creditId, 'credited'),
    ),
    after(invoiceReminded, ({ subjectId, data: { step } }, dispatch) =>
      toEach(dispatch, subjectId!, step as ReminderStep),
    ),
  ],
  inOrderOf: (_, { invoiceId, userId }) => `${invoiceId} ${userId}`,
  compose,
});

type Side = 'client' | 'staff';

function tell(
  event: EventDefinition<Data>,
  side: Side,
  type: Notice['type'],
  words: (invoice: MailedInvoice) => [title: string, message: string],
): void {
  defineNotice(`${event.type}-${side}`, [event], async ({ subjectId }, { tx }) => {
    const invoice = await invoiceIn(tx, subjectId!);
    if (!invoice) return null;
    const to =
      side === 'staff'
        ? await financeStaff(tx)
        : (await payersOf(tx, invoice.requestId)).map(({ id }) => id);
    const [title, message] = words(invoice);
    return { to, notice: { type, title, message, requestId: invoice.requestId } };
  });
}

tell(invoiceIssued, 'client', 'info', (one) => [
  'An invoice for you',
  `${one.number}: ${totalOf(one)}, due on ${dayInWords(one.dueOn)}`,
]);
tell(invoicePaid, 'client', 'success', (one) => [
  'An invoice is paid',
  `${one.number}: thank you.`,
]);
tell(invoicePaid, 'staff', 'success', (one) => [
  'An invoice is paid',
  `${one.number}: ${totalOf(one)} for “${one.projectName}”.`,
]);
tell(invoiceOverdue, 'staff', 'warning', (one) => [
  'An invoice is overdue',
  `${one.number}: ${openIn(one)} since ${dayInWords(one.dueOn)}.`,
]);
tell(invoicePaused, 'staff', 'warning', (one) => [
  'An invoice is in question',
  `${one.number}: the client asks, or disputes the payment. No reminders until you say so.`,
]);
