import { csvText, type Columns } from '../../../lists/csv';
import { decimalText } from '../../../validation/money';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import {
  addressLines,
  bookLines,
  bookReference,
  britishDay,
  buyerName,
  type BookLine,
} from './book-lines';
import { percentText, signOf } from './signed-amounts';

type Row = BookLine & { accountCode: string };

/** Names of the rates in British books of Xero. A reverse charge abroad is outside of UK VAT. */
const TAX_TYPES: Record<VatCategory, (row: Row) => string> = {
  S: ({ vatRate }) => `${percentText(vatRate)}% (VAT on Income)`,
  Z: () => 'Zero Rated Income',
  E: () => 'Exempt Income',
  AE: ({ content }) =>
    content.buyer.country === 'GB' ? 'Domestic Reverse Charge @ 20% (VAT on Income)' : 'No VAT',
  O: () => 'No VAT',
};

const addressLine =
  (at: number) =>
  ({ content }: Row) =>
    addressLines(content.buyer.address)[at];

const none = () => '';

/**
 * Xero's template of sales invoices: one row per line. Xero imports a document with a total below zero
 * as a credit note, so its unit amounts are below zero.
 */
const XERO: Columns<Row> = {
  '*ContactName': ({ content }) => buyerName(content),
  EmailAddress: ({ content }) => content.buyer.email,
  POAddressLine1: addressLine(0),
  POAddressLine2: addressLine(1),
  POAddressLine3: addressLine(2),
  POAddressLine4: ({ content }) => addressLines(content.buyer.address).slice(3).join(', '),
  POCity: none,
  PORegion: none,
  POPostalCode: none,
  POCountry: ({ content }) => content.buyer.country,
  '*InvoiceNumber': ({ content }) => content.number,
  Reference: ({ content }) => bookReference(content),
  '*InvoiceDate': ({ content }) => britishDay(content.issuedOn),
  '*DueDate': ({ content }) => britishDay(content.dueOn ?? content.issuedOn),
  Total: ({ content }) => decimalText(signOf(content) * content.totalMinor || 0, content.currency),
  InventoryItemCode: none,
  '*Description': 'description',
  '*Quantity': 'quantity',
  '*UnitAmount': ({ unitMinor, content }) => decimalText(unitMinor, content.currency),
  Discount: none,
  '*AccountCode': 'accountCode',
  '*TaxType': (row) => TAX_TYPES[row.category](row),
  TaxAmount: ({ vatMinor, content }) => decimalText(vatMinor, content.currency),
  TrackingName1: none,
  TrackingOption1: none,
  TrackingName2: none,
  TrackingOption2: none,
  Currency: ({ content }) => content.currency,
  BrandingTheme: none,
};

/** `accountCode`: account of the income; 200 is "Sales" in Xero's own chart. */
export const xeroCsv = (contents: readonly InvoiceContent[], accountCode = '200'): string =>
  csvText(
    XERO,
    contents.flatMap(bookLines).map((line) => ({ ...line, accountCode })),
  );
