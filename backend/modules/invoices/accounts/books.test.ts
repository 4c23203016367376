import { parse } from 'csv-parse/sync';
import { creditOf, invoiceOf, randomInvoices } from '../../../../test/support/invoice-contents';
import type { Line } from '../../../documents/priced-lines';
import { decimalsOf } from '../../../validation/money';
import type { InvoiceContent } from '../invoice-content';
import { paymentsCsv, salesCsv } from './month-csv';
import { quickBooksCsv } from './quickbooks';
import { vatByLine } from './signed-amounts';
import { vatSums } from './vat-sums';
import { xeroCsv } from './xero';

const LINES: Line[] = [
  { text: 'Analysis\nof berths', quantity: 2_500, unit: 'day', unitMinor: 80_000, vatRate: 2_000 },
  { text: '=cmd()', quantity: 333, unit: 'piece', unitMinor: 101, vatRate: 2_000 },
  { text: 'Books', quantity: 1_000, unitMinor: 1_000, vatRate: 0 },
];
const INVOICE = invoiceOf(LINES);
const CREDIT = creditOf(INVOICE, 'CN-000007');

type Record_ = Record<string, string>;
const rowsOf = (csv: string) => parse(csv, { columns: true, bom: true }) as Record_[];

/** Minor units of a decimal, without the code under test. */
function minorOfText(text: string, currency: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)!;
  expect(fraction).toHaveLength(decimalsOf(currency));
  return BigInt(`${sign}${whole}${fraction}`);
}

const sum = (values: bigint[]): bigint => values.reduce((total, one) => total + one, 0n);

describe('The month as a plain CSV', () => {
  it('has a row for each VAT rate', () => {
    expect(salesCsv([INVOICE, CREDIT])).toBe(
      `Number,Document,Issued,Tax point,Due,Company,Name,Country,VAT number,Buyer reference,Request,Credits,Currency,VAT category,VAT rate %,Net,VAT,Total,Net in GBP,VAT in GBP,GBP rate,GBP rate of
INV-000123,Invoice,2026-11-27,2026-11-27,2026-12-27,Harbour & Freight <Ltd>,Nora Quay,GB,GB 111 1111 11,PO-77,REQ-1042,,GBP,S,20,2000.34,400.07,2400.41,2000.34,400.07,,
INV-000123,Invoice,2026-11-27,2026-11-27,2026-12-27,Harbour & Freight <Ltd>,Nora Quay,GB,GB 111 1111 11,PO-77,REQ-1042,,GBP,Z,0,10.00,0.00,10.00,10.00,0.00,,
CN-000007,Credit note,2026-11-27,2026-11-27,,Harbour & Freight <Ltd>,Nora Quay,GB,GB 111 1111 11,PO-77,REQ-1042,INV-000123,GBP,S,20,-2000.34,-400.07,-2400.41,-2000.34,-400.07,,
CN-000007,Credit note,2026-11-27,2026-11-27,,Harbour & Freight <Ltd>,Nora Quay,GB,GB 111 1111 11,PO-77,REQ-1042,INV-000123,GBP,Z,0,-10.00,0.00,-10.00,-10.00,0.00,,
`,
    );
  });

  it('has the payments, in which formulas are texts', () => {
    const payment = {
      day: '2026-11-30',
      currency: 'GBP',
      invoice: 'INV-000123',
      reference: '=2+5',
    } as const;
    expect(
      paymentsCsv([
        { ...payment, minor: 241_041, kind: 'bank' },
        { ...payment, minor: -5, kind: 'refund', reference: 're_1' },
      ]),
    ).toBe(`Received,Kind,Invoice,Currency,Amount,Reference
2026-11-30,bank,INV-000123,GBP,2410.41,'=2+5
2026-11-30,refund,INV-000123,GBP,-0.05,re_1
`);
  });
});

describe('Xero’s sales CSV', () => {
  it('has its columns; a credit note has amounts below zero', () => {
    expect(xeroCsv([INVOICE, CREDIT])).toBe(
      `*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,INV-000123,PO-77,27/11/2026,27/12/2026,2410.41,,Analysis of berths,2.5,800.00,,200,20% (VAT on Income),400.00,,,,,GBP,
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,INV-000123,PO-77,27/11/2026,27/12/2026,2410.41,,'=cmd() (0.333 × 1.01),1,0.34,,200,20% (VAT on Income),0.07,,,,,GBP,
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,INV-000123,PO-77,27/11/2026,27/12/2026,2410.41,,Books,1,10.00,,200,Zero Rated Income,0.00,,,,,GBP,
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,CN-000007,INV-000123 PO-77,27/11/2026,27/11/2026,-2410.41,,Analysis of berths,2.5,-800.00,,200,20% (VAT on Income),-400.00,,,,,GBP,
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,CN-000007,INV-000123 PO-77,27/11/2026,27/11/2026,-2410.41,,'=cmd() (0.333 × 1.01),1,-0.34,,200,20% (VAT on Income),-0.07,,,,,GBP,
Harbour & Freight <Ltd>,nora@harbour.example,2 Quay Road,Floor 3,Bristol,BS1 1AA,,,,GB,CN-000007,INV-000123 PO-77,27/11/2026,27/11/2026,-2410.41,,Books,1,-10.00,,200,Zero Rated Income,0.00,,,,,GBP,
`,
    );
  });
});

describe('QuickBooks Online’s CSV', () => {
  it('has invoices and credit notes in files of their own, both above zero', () => {
    const { invoices, creditNotes } = quickBooksCsv([INVOICE, CREDIT]);
    expect(invoices).toEqual([
      `*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date
INV-000123,Harbour & Freight <Ltd>,27/11/2026,27/12/2026,PO-77,Services,Analysis of berths,2.5,800.00,2000.00,20.0% S,400.00,GBP,27/11/2026
INV-000123,Harbour & Freight <Ltd>,27/11/2026,27/12/2026,PO-77,Services,'=cmd() (0.333 × 1.01),1,0.34,0.34,20.0% S,0.07,GBP,27/11/2026
INV-000123,Harbour & Freight <Ltd>,27/11/2026,27/12/2026,PO-77,Services,Books,1,10.00,10.00,0.0% Z,0.00,GBP,27/11/2026
`,
    ]);
    expect(creditNotes).toEqual([
      `*CreditNoteNo,*Customer,*CreditNoteDate,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date
CN-000007,Harbour & Freight <Ltd>,27/11/2026,INV-000123 PO-77,Services,Analysis of berths,2.5,800.00,2000.00,20.0% S,400.00,GBP,27/11/2026
CN-000007,Harbour & Freight <Ltd>,27/11/2026,INV-000123 PO-77,Services,'=cmd() (0.333 × 1.01),1,0.34,0.34,20.0% S,0.07,GBP,27/11/2026
CN-000007,Harbour & Freight <Ltd>,27/11/2026,INV-000123 PO-77,Services,Books,1,10.00,10.00,0.0% Z,0.00,GBP,27/11/2026
`,
    ]);
  });

  it('is cut where its import ends', () => {
    const small = Array.from({ length: 250 }, () => INVOICE);
    expect(quickBooksCsv(small).invoices.map((file) => rowsOf(file).length)).toEqual([
      300, 300, 150,
    ]);
    const large = Array.from({ length: 40 }, () =>
      invoiceOf(Array.from({ length: 60 }, () => LINES[0]!)),
    );
    expect(quickBooksCsv(large).invoices.map((file) => rowsOf(file).length)).toEqual([
      960, 960, 480,
    ]);
  });
});

describe('VAT sums', () => {
  it('are by tax point, category and rate, and in sterling', () => {
    const euro = invoiceOf(LINES.slice(0, 1), {
      number: 'INV-000124',
      currency: 'EUR',
      taxPoint: '2026-12-01',
      sterling: { vatMinor: 34_048, rate: '0.8512', day: '2026-12-01' },
    });
    const abroad = invoiceOf(
      [{ ...LINES[2]!, vatRate: 0 }],
      { number: 'INV-000125', currency: 'EUR', taxPoint: '2026-12-31' },
      'AE',
    );
    expect(vatSums([INVOICE, CREDIT, euro, abroad], { by: 'month' })).toEqual([
      {
        from: '2026-11-01',
        to: '2026-11-30',
        sums: [
          { currency: 'GBP', category: 'S', rate: 2_000, netMinor: 0, vatMinor: 0 },
          { currency: 'GBP', category: 'Z', rate: 0, netMinor: 0, vatMinor: 0 },
        ],
        sterling: [
          { category: 'S', rate: 2_000, netMinor: 0, vatMinor: 0 },
          { category: 'Z', rate: 0, netMinor: 0, vatMinor: 0 },
        ],
        withoutSterling: [],
      },
      {
        from: '2026-12-01',
        to: '2026-12-31',
        sums: [
          { currency: 'EUR', category: 'AE', rate: 0, netMinor: 1_000, vatMinor: 0 },
          { currency: 'EUR', category: 'S', rate: 2_000, netMinor: 200_000, vatMinor: 40_000 },
        ],
        sterling: [{ category: 'S', rate: 2_000, netMinor: 170_240, vatMinor: 34_048 }],
        withoutSterling: ['INV-000125'],
      },
    ]);
  });

  it.each([
    [1, '2026-11-15', '2026-10-01', '2026-12-31'],
    [2, '2026-11-15', '2026-11-01', '2027-01-31'],
    [3, '2026-11-15', '2026-09-01', '2026-11-30'],
    [2, '2026-01-31', '2025-11-01', '2026-01-31'],
    [3, '2026-02-28', '2025-12-01', '2026-02-28'],
  ] as const)(
    'have quarters that start in month %d: %s is from %s to %s',
    (firstQuarter, taxPoint, from, to) =>
      expect(
        vatSums([invoiceOf(LINES, { taxPoint })], { by: 'quarter', firstQuarter }),
      ).toMatchObject([{ from, to }]),
  );
});

describe('1,000 random invoices', () => {
  const contents = randomInvoices(1_000, 20_261_129);
  const signed = (content: InvoiceContent, minor: number) =>
    BigInt(content.kind === 'credit' ? -minor : minor);
  const byNumber = (rows: Record_[], name: string) => Map.groupBy(rows, (row) => row[name]!);

  it('agree with the plain CSV to the penny', () => {
    const rows = byNumber(rowsOf(salesCsv(contents)), 'Number');
    for (const content of contents) {
      const { currency, netMinor, vatMinor, totalMinor, sterling, number } = content;
      const total = (name: string, unit: string) =>
        sum(rows.get(number)!.map((row) => minorOfText(row[name]!, unit)));
      expect([total('Net', currency), total('VAT', currency), total('Total', currency)]).toEqual(
        [netMinor, vatMinor, totalMinor].map((minor) => signed(content, minor)),
      );
      if (sterling) expect(total('VAT in GBP', 'GBP')).toBe(signed(content, sterling.vatMinor));
      else if (currency !== 'GBP') expect(rows.get(number)![0]!['VAT in GBP']).toBe('');
    }
  });

  it('agree with Xero’s CSV, also multiplied again', () => {
    const rows = byNumber(rowsOf(xeroCsv(contents)), '*InvoiceNumber');
    for (const content of contents) {
      const own = rows.get(content.number)!;
      const nets = own.map((row) => productOf(row['*Quantity']!, row['*UnitAmount']!, content));
      const taxes = own.map((row) => minorOfText(row.TaxAmount!, content.currency));
      expect(sum(nets)).toBe(signed(content, content.netMinor));
      expect(sum(taxes)).toBe(signed(content, content.vatMinor));
      expect(minorOfText(own[0]!.Total!, content.currency)).toBe(sum(nets) + sum(taxes));
      expect(minorOfText(own[0]!.Total!, content.currency) < 0n).toBe(content.kind === 'credit');
    }
  });

  it('agree with QuickBooks’ CSV', () => {
    const { invoices, creditNotes } = quickBooksCsv(contents);
    const rows = new Map([
      ...byNumber(invoices.flatMap(rowsOf), '*InvoiceNo'),
      ...byNumber(creditNotes.flatMap(rowsOf), '*CreditNoteNo'),
    ]);
    expect(rows.size).toBe(1_000);
    for (const content of contents) {
      const own = rows.get(content.number)!;
      const nets = own.map((row) => minorOfText(row['*ItemAmount']!, content.currency));
      const products = own.map((row) => productOf(row.ItemQuantity!, row.ItemRate!, content));
      expect(products).toEqual(nets);
      expect(sum(nets)).toBe(BigInt(content.netMinor));
      expect(sum(own.map((row) => minorOfText(row.ItemTaxAmount!, content.currency)))).toBe(
        BigInt(content.vatMinor),
      );
    }
  });

  /** Quantities have at most three decimals, and no product has to be rounded. */
  function productOf(quantity: string, unit: string, { currency }: InvoiceContent): bigint {
    const [whole, fraction = ''] = quantity.split('.');
    const thousandths = BigInt(whole + fraction.padEnd(3, '0')) * minorOfText(unit, currency);
    expect(thousandths % 1_000n).toBe(0n);
    return thousandths / 1_000n;
  }

  it.each([{ by: 'month' }, { by: 'quarter' }] as const)(
    'agree with the VAT sums %j',
    (periods) => {
      const sums = vatSums(contents, periods);
      for (const currency of ['GBP', 'EUR', 'USD', 'JPY']) {
        const own = contents.filter((one) => one.currency === currency);
        const rows = sums.flatMap((period) =>
          period.sums.filter((row) => row.currency === currency),
        );
        expect(sum(rows.map(({ netMinor }) => BigInt(netMinor)))).toBe(
          sum(own.map((one) => signed(one, one.netMinor))),
        );
        expect(sum(rows.map(({ vatMinor }) => BigInt(vatMinor)))).toBe(
          sum(own.map((one) => signed(one, one.vatMinor))),
        );
      }
      const sterling = contents.map((one) =>
        one.currency === 'GBP'
          ? signed(one, one.vatMinor)
          : signed(one, one.sterling?.vatMinor ?? 0),
      );
      const inSums = sums.flatMap((period) =>
        period.sterling.map(({ vatMinor }) => BigInt(vatMinor)),
      );
      expect(sum(inSums)).toBe(sum(sterling));
      for (const { from, to, withoutSterling } of sums) {
        const unconverted = contents.filter(
          (one) =>
            one.currency !== 'GBP' && !one.sterling && one.taxPoint >= from && one.taxPoint <= to,
        );
        expect(withoutSterling.sort()).toEqual(unconverted.map(({ number }) => number).sort());
      }
    },
  );

  it('share out VAT by line within a minor unit', () => {
    for (const content of contents) {
      const shares = vatByLine(content);
      for (const { rate, vatMinor } of content.vat) {
        const own = content.lines.flatMap((line, at) => (line.vatRate === rate ? [at] : []));
        expect(own.reduce((total, at) => total + shares[at]!, 0)).toBe(vatMinor);
        for (const at of own) {
          const exact = (content.lines[at]!.netMinor * rate) / 10_000;
          expect(Math.abs(shares[at]! - exact)).toBeLessThan(1.01);
        }
      }
    }
  });
});
