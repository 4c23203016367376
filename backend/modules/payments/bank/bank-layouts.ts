import type { CsvMapping } from './read-csv';

type Layout = { bank: string; columns: string[]; mapping: CsvMapping };

const STERLING = { fixed: 'GBP' };

const POINT = { hasHeader: true, currency: STERLING, decimal: '.' } as const;

/** CSV files of British banks, by their headers. Lloyds Banking Group writes one for all of its banks. */
export const BANK_LAYOUTS: Layout[] = [
  {
    bank: 'Barclays',
    columns: ['Number', 'Date', 'Account', 'Amount', 'Subcategory', 'Memo'],
    mapping: {
      ...POINT,
      account: { column: 'Account' },
      day: { column: 'Date', order: 'dmy' },
      amount: { column: 'Amount' },
      text: ['Memo'],
    },
  },
  {
    bank: 'HSBC',
    columns: ['Column 1', 'Column 2', 'Column 3'],
    mapping: {
      ...POINT,
      hasHeader: false,
      day: { column: 'Column 1', order: 'dmy' },
      amount: { column: 'Column 3' },
      text: ['Column 2'],
    },
  },
  {
    bank: 'HSBC',
    columns: ['Date', 'Type', 'Description', 'Paid out', 'Paid in', 'Balance'],
    mapping: {
      ...POINT,
      day: { column: 'Date', order: 'dmy' },
      amount: { in: 'Paid in', out: 'Paid out' },
      text: ['Description'],
    },
  },
  {
    bank: 'Lloyds',
    columns: [
      'Transaction Date',
      'Transaction Type',
      'Sort Code',
      'Account Number',
      'Transaction Description',
      'Debit Amount',
      'Credit Amount',
      'Balance',
    ],
    mapping: {
      ...POINT,
      account: { column: 'Account Number' },
      day: { column: 'Transaction Date', order: 'dmy' },
      amount: { in: 'Credit Amount', out: 'Debit Amount' },
      text: ['Transaction Description'],
    },
  },
  {
    bank: 'NatWest',
    columns: ['Date', 'Type', 'Description', 'Value', 'Balance', 'Account Name', 'Account Number'],
    mapping: {
      ...POINT,
      account: { column: 'Account Number' },
      day: { column: 'Date', order: 'd MMM yyyy' },
      amount: { column: 'Value' },
      text: ['Description'],
    },
  },
  {
    bank: 'Monzo',
    columns: [
      'Transaction ID',
      'Date',
      'Time',
      'Type',
      'Name',
      'Emoji',
      'Category',
      'Amount',
      'Currency',
      'Local amount',
      'Local currency',
      'Notes and #tags',
      'Address',
      'Receipt',
      'Description',
      'Category split',
      'Money Out',
      'Money In',
    ],
    mapping: {
      ...POINT,
      day: { column: 'Date', order: 'dmy' },
      amount: { column: 'Amount' },
      text: ['Name', 'Description', 'Notes and #tags'],
      currency: { column: 'Currency' },
    },
  },
  {
    bank: 'Starling',
    columns: [
      'Date',
      'Counter Party',
      'Reference',
      'Type',
      'Amount (GBP)',
      'Balance (GBP)',
      'Spending Category',
      'Notes',
    ],
    mapping: {
      ...POINT,
      day: { column: 'Date', order: 'dmy' },
      amount: { column: 'Amount (GBP)' },
      text: ['Counter Party', 'Reference'],
    },
  },
];
