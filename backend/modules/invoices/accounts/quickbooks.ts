import { csvText, type Columns } from '../../../lists/csv';
import { decimalText } from '../../../validation/money';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { bookLines, bookReference, britishDay, buyerName, type BookLine } from './book-lines';

type Row = BookLine & { item: string };

/** Codes of the rates in British books of QuickBooks Online. */
const TAX_CODES: Record<VatCategory, (row: Row) => string> = {
  S: ({ vatRate }) => `${(vatRate / 100).toFixed(1)}% ${vatRate === 500 ? 'R' : 'S'}`,
  Z: () => '0.0% Z',
  E: () => 'Exempt',
  AE: ({ content }) => (content.buyer.country === 'GB' ? '20.0% RC SG' : 'No VAT'),
  O: () => 'No VAT',
};

/** Both of its imports take amounts above zero only. */
const amount = (part: 'unitMinor' | 'netMinor' | 'vatMinor') => (row: Row) =>
  decimalText(row.content.kind === 'credit' ? -row[part] || 0 : row[part], row.content.currency);

const LINE: Columns<Row> = {
  Memo: ({ content }) => bookReference(content),
  'Item(Product/Service)': 'item',
  ItemDescription: 'description',
  ItemQuantity: 'quantity',
  ItemRate: amount('unitMinor'),
  '*ItemAmount': amount('netMinor'),
  '*ItemTaxCode': (row) => TAX_CODES[row.category](row),
  ItemTaxAmount: amount('vatMinor'),
  Currency: ({ content }) => content.currency,
  'Service Date': ({ content }) => britishDay(content.taxPoint),
};

const INVOICES: Columns<Row> = {
  '*InvoiceNo': ({ content }) => content.number,
  '*Customer': ({ content }) => buyerName(content),
  '*InvoiceDate': ({ content }) => britishDay(content.issuedOn),
  '*DueDate': ({ content }) => britishDay(content.dueOn ?? content.issuedOn),
  ...LINE,
};

const CREDIT_NOTES: Columns<Row> = {
  '*CreditNoteNo': ({ content }) => content.number,
  '*Customer': ({ content }) => buyerName(content),
  '*CreditNoteDate': ({ content }) => britishDay(content.issuedOn),
  ...LINE,
};

/** QuickBooks Online imports 100 documents and 1,000 rows at a time. */
const MAX = { documents: 100, rows: 1_000 };

export type QuickBooksFiles = { invoices: string[]; creditNotes: string[] };

/** `item`: name of the service under which the income is booked. */
export function quickBooksCsv(
  contents: readonly InvoiceContent[],
  item = 'Services',
): QuickBooksFiles {
  const files = (columns: Columns<Row>, some: readonly InvoiceContent[]) =>
    inFiles(some).map((part) =>
      csvText(
        columns,
        part.flatMap(bookLines).map((line) => ({ ...line, item })),
      ),
    );
  return {
    invoices: files(
      INVOICES,
      contents.filter(({ kind }) => kind !== 'credit'),
    ),
    creditNotes: files(
      CREDIT_NOTES,
      contents.filter(({ kind }) => kind === 'credit'),
    ),
  };
}

function inFiles(contents: readonly InvoiceContent[]): InvoiceContent[][] {
  const files: InvoiceContent[][] = [];
  let rows = 0;
  for (const content of contents) {
    const last = files.at(-1);
    rows += content.lines.length;
    if (last && last.length < MAX.documents && rows <= MAX.rows) last.push(content);
    else {
      files.push([content]);
      rows = content.lines.length;
    }
  }
  return files;
}
