import { AppError, conflict, invalidField, missing, versionConflict } from '../../errors/app-error';
import type { Refusal } from './bank/bank-line';

const RETRY_SECONDS = 60;

export const PaymentNotFound = missing('payment');

export const PaymentsUnavailable = () =>
  new AppError(
    'unavailable',
    'payments_unavailable',
    'Paying by card is not possible right now. Please try again in a minute, or pay by bank transfer.',
    { retryAfter: RETRY_SECONDS },
  );

export const CardsNotTaken = conflict(
  'cards_not_taken',
  'We take no cards at the moment. Please pay by bank transfer.',
);

export const PaymentPending = conflict(
  'payment_pending',
  'Your bank is still working on a payment of this invoice. We tell you when it has arrived.',
);

export const CurrencyDiffers = conflict(
  'currency_differs',
  'The payment and the invoice have different currencies.',
);

/** Of one payment. */
export const MAX_INVOICES = 50;

export const TooManyInvoices = conflict(
  'too_many_invoices_of_payment',
  `A payment can be given to at most ${MAX_INVOICES} invoices.`,
);

export const DayAhead = () => invalidField('receivedOn', 'day_ahead', 'Choose a day up to today.');

export const BackAtProvider = conflict(
  'back_at_provider',
  'This payment came through Stripe. Refund it there, and we hear of it.',
);

export const PaymentChangedMeanwhile = versionConflict(
  'This payment has been changed in the meantime. Look at it and try again.',
);

export const BankLineNotFound = missing('bank_line', 'line of a statement');

export const AlreadyDecided = conflict(
  'already_decided',
  'Somebody has decided this line already.',
);

export const InvoiceRepeated = (at: number) =>
  invalidField(`invoices.${at}.invoiceId`, 'repeated', 'Name each invoice once.');

export const TakesMoneyBack = conflict(
  'takes_money_back',
  'This line takes money back. Note that at the payment, and set the line aside.',
);

export const BankLineChangedMeanwhile = versionConflict(
  'This line has been changed in the meantime. Look at it and try again.',
);

const REFUSED: Record<Refusal['refused'], string> = {
  empty: 'The file is empty.',
  'too-large': 'The file is larger than 10 MB. Export a shorter time.',
  'too-many-lines': 'The file has more than 5,000 lines. Export a shorter time.',
  'unknown-encoding': 'The file is not text that we can read. Export it as CSV or CAMT.053.',
  'not-a-statement': 'The file is not a statement. Export it as CSV or CAMT.053.',
  'open-quote': 'A quotation mark in the file is never closed, so its lines cannot be told apart.',
  'other-columns': 'The columns of the file are not those of this bank.',
  'broken-xml': 'The XML of the file is broken. Export it again.',
  'document-type': 'The file has a document type, which a statement has not.',
  'too-deep': 'The file is nested too deep for a statement.',
};

export const StatementRefused = ({ refused, detail }: Refusal) =>
  invalidField(
    'file',
    'statement_refused',
    detail ? `${REFUSED[refused]} (${detail.slice(0, 200)})` : REFUSED[refused],
  );

export const TakesTooLong = () =>
  invalidField('file', 'statement_refused', 'The file takes too long to be read.');

export const MappingMissing = () =>
  invalidField('bank', 'unknown_value', 'No mapping of this bank is kept.');

export const AmountColumnMissing = () =>
  invalidField('amountColumn', 'required', 'Name the column of the amount, or those in and out.');

export const CurrencyMissing = () =>
  invalidField('currency', 'required', 'Name the currency, or its column.');

export const InvoiceMissing = () =>
  invalidField('invoiceId', 'required', 'Name an invoice of the client.');

export const StatementEndsBefore = () =>
  invalidField('to', 'ends_before_it_begins', 'The last day must not come before the first.');

export const EntriesTooMany = () =>
  invalidField('from', 'period_too_long', 'There are more than 1,000 entries. Choose fewer days.');

export const StatementTooLong = () =>
  invalidField('from', 'period_too_long', 'The PDF takes too long to make. Choose fewer days.');
