import { csvText, type Columns } from '../../../lists/csv';
import type { Day } from '../../../time/days';
import { decimalText } from '../../../validation/money';
import type { InvoiceContent } from '../invoice-content';
import { STERLING } from '../sterling';
import { percentText, signedSums, type SignedSum } from './signed-amounts';

/**
 * A part of a payment that was given to an invoice. Without a number, the rest that no invoice has.
 * Refunds and lost disputes are below zero.
 */
export type InvoicePayment = {
  day: Day;
  minor: number;
  currency: string;
  invoice: string;
  kind: 'card' | 'bank' | 'refund' | 'dispute' | 'cash';
  reference: string;
};

type Row = { content: InvoiceContent; sum: SignedSum };

const inSterling =
  (part: 'netMinor' | 'vatMinor') =>
  ({ sum: { sterling } }: Row) =>
    sterling && decimalText(sterling[part], STERLING);

/** A row for each VAT rate of a document. Credit notes are below zero. */
const SALES: Columns<Row> = {
  Number: ({ content }) => content.number,
  Document: ({ content }) => (content.kind === 'credit' ? 'Credit note' : 'Invoice'),
  Issued: ({ content }) => content.issuedOn,
  'Tax point': ({ content }) => content.taxPoint,
  Due: ({ content }) => content.dueOn,
  Company: ({ content }) => content.buyer.company,
  Name: ({ content }) => content.buyer.name,
  Country: ({ content }) => content.buyer.country,
  'VAT number': ({ content }) => content.buyer.vatNumber,
  'Buyer reference': ({ content }) => content.buyer.reference,
  Request: ({ content }) => content.request.reference,
  Credits: ({ content }) => content.credits?.number,
  Currency: ({ content }) => content.currency,
  'VAT category': ({ sum }) => sum.category,
  'VAT rate %': ({ sum }) => percentText(sum.rate),
  Net: ({ content, sum }) => decimalText(sum.netMinor, content.currency),
  VAT: ({ content, sum }) => decimalText(sum.vatMinor, content.currency),
  Total: ({ content, sum }) => decimalText(sum.netMinor + sum.vatMinor, content.currency),
  'Net in GBP': inSterling('netMinor'),
  'VAT in GBP': inSterling('vatMinor'),
  'GBP rate': ({ content }) => content.sterling?.rate,
  'GBP rate of': ({ content }) => content.sterling?.day,
};

const PAYMENTS: Columns<InvoicePayment> = {
  Received: 'day',
  Kind: 'kind',
  Invoice: 'invoice',
  Currency: 'currency',
  Amount: ({ minor, currency }) => decimalText(minor, currency),
  Reference: 'reference',
};

export const salesCsv = (contents: readonly InvoiceContent[]): string =>
  csvText(
    SALES,
    contents.flatMap((content) => signedSums(content).map((sum) => ({ content, sum }))),
  );

export const paymentsCsv = (payments: readonly InvoicePayment[]): string =>
  csvText(PAYMENTS, payments);
