import { BANK_LAYOUTS } from './bank-layouts';
import { guessMapping } from './guess-mapping';
import { readStatement, type Statement } from './read-statement';

/** As the banks write them, with invented people and accounts. */
const FIXTURES: [bank: string, file: string, read: unknown[][]][] = [
  [
    'Barclays',
    `Number,Date,Account,Amount,Subcategory,Memo
	 ,27/11/2026,20-00-00 12345678,1200.00,FT,"HARBOUR FREIGHT LTD	INV-000123 BGC"
	 ,26/11/2026,20-00-00 12345678,-51.30,DIRECTDEBIT,OFFICE RENT          DDR
`,
    [
      ['20-00-00 12345678', '2026-11-27', 120_000, 'GBP', 'HARBOUR FREIGHT LTD INV-000123 BGC'],
      ['20-00-00 12345678', '2026-11-26', -5_130, 'GBP', 'OFFICE RENT DDR'],
    ],
  ],
  [
    'HSBC',
    `27/11/2026,CR HARBOUR FREIGHT INV000123,"1,200.00"
26/11/2026,DD OFFICE RENT,-51.30
`,
    [
      ['', '2026-11-27', 120_000, 'GBP', 'CR HARBOUR FREIGHT INV000123'],
      ['', '2026-11-26', -5_130, 'GBP', 'DD OFFICE RENT'],
    ],
  ],
  [
    'HSBC',
    `Date,Type,Description,Paid out,Paid in,Balance
27 Nov 26,CR,HARBOUR FREIGHT INV000123,,"1,200.00","5,000.00"
26 Nov 26,DD,OFFICE RENT,51.30,,"3,800.00"
`,
    [
      ['', '2026-11-27', 120_000, 'GBP', 'HARBOUR FREIGHT INV000123'],
      ['', '2026-11-26', -5_130, 'GBP', 'OFFICE RENT'],
    ],
  ],
  [
    'Lloyds',
    `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
27/11/2026,FPI,'30-00-00,12345678,HARBOUR FREIGHT INV-000123 ,,1200.00,5000.00
26/11/2026,DD,'30-00-00,12345678,OFFICE RENT ,51.30,,3800.00
`,
    [
      ['12345678', '2026-11-27', 120_000, 'GBP', 'HARBOUR FREIGHT INV-000123'],
      ['12345678', '2026-11-26', -5_130, 'GBP', 'OFFICE RENT'],
    ],
  ],
  [
    'NatWest',
    `
Date, Type, Description, Value, Balance, Account Name, Account Number

27 Nov 2026,BAC,"HARBOUR FREIGHT , INV-000123 , FP 27/11/26 0914",1200.00,5000.00,"FENWRIGHT LTD","600000-12345678",
26 Nov 2026,D/D,"OFFICE RENT",-51.30,3800.00,"FENWRIGHT LTD","600000-12345678",
`,
    [
      [
        '600000-12345678',
        '2026-11-27',
        120_000,
        'GBP',
        'HARBOUR FREIGHT , INV-000123 , FP 27/11/26 0914',
      ],
      ['600000-12345678', '2026-11-26', -5_130, 'GBP', 'OFFICE RENT'],
    ],
  ],
  [
    'Monzo',
    `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_0001,27/11/2026,09:14:22,Faster payment,Harbour Freight,🚢,Income,1200.00,GBP,1200.00,GBP,,,,INV-000123,,,1200.00
tx_0002,26/11/2026,08:00:00,Direct Debit,Office Rent,,Bills,-51.30,GBP,-51.30,GBP,RENT,,,RENT,,-51.30,
`,
    [
      ['', '2026-11-27', 120_000, 'GBP', 'Harbour Freight INV-000123'],
      ['', '2026-11-26', -5_130, 'GBP', 'Office Rent RENT RENT'],
    ],
  ],
  [
    'Starling',
    `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
27/11/2026,Harbour Freight,INV-000123,FASTER PAYMENT,1200.00,5000.00,INCOME,
26/11/2026,Office Rent,RENT,DIRECT DEBIT,-51.30,3800.00,BILLS,
`,
    [
      ['', '2026-11-27', 120_000, 'GBP', 'Harbour Freight INV-000123'],
      ['', '2026-11-26', -5_130, 'GBP', 'Office Rent RENT'],
    ],
  ],
];

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('CSV files of British banks', () => {
  it.each(FIXTURES)('%s: the file is recognised and read whole', (bank, file, expected) => {
    const { columns, sample } = readStatement(bytesOf(file), null) as Statement;
    const proposed = guessMapping(columns!, sample!);
    expect(proposed?.bank).toBe(bank);
    const { lines, unread } = readStatement(bytesOf(file), proposed!.mapping) as Statement;
    expect(unread).toEqual([]);
    expect(
      lines.map(({ account, day, minor, currency, text }) => [account, day, minor, currency, text]),
    ).toEqual(expected);
  });

  it('has a fixture of every layout', () => {
    expect(FIXTURES.map(([bank]) => bank)).toEqual(BANK_LAYOUTS.map(({ bank }) => bank));
  });
});
