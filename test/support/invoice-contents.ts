import { divideRounded, totalsOf, type Line } from '../../backend/documents/priced-lines';
import type { InvoiceContent, VatCategory } from '../../backend/modules/invoices/invoice-content';
import { dayNumbered, numberOf, plusDays, type Day } from '../../backend/time/days';
import { decimalsOf } from '../../backend/validation/money';
import { seeded } from './chance';

const CATEGORY_OF: Record<number, VatCategory> = { 2_000: 'S', 500: 'S', 1_234: 'S' };
const RATES = { GBP: '1', EUR: '0.8512', USD: '0.78931', JPY: '0.005134' };
const FIRST_DAY = numberOf('2026-01-01');

/** An invoice of invented people; tests change what they are about. */
export function invoiceOf(
  lines: Line[],
  change: Partial<InvoiceContent> = {},
  zeroRate: VatCategory = 'Z',
): InvoiceContent {
  const totals = totalsOf(lines);
  const issuedOn = change.issuedOn ?? '2026-11-27';
  return {
    schema: 1,
    number: 'INV-000123',
    kind: 'stage',
    issuedOn,
    taxPoint: issuedOn,
    dueOn: plusDays(issuedOn, 30),
    currency: 'GBP',
    seller: {
      legalName: 'Fenwright Ltd',
      address: '1 Sample Street, Cambridge CB1 1AA, United Kingdom',
      companyNumber: '00000000',
      place: 'England and Wales',
      office: '1 Sample Street, Cambridge CB1 1AA',
      vatNumber: 'GB 000 0000 00',
      isSample: true,
      email: 'accounts@fenwright.example',
      bank: {
        bank: 'Sample Bank',
        name: 'Fenwright Ltd',
        sortCode: '00-00-00',
        account: '00000000',
        iban: 'GB00 SMPL 0000 0000 0000 00',
        bic: 'SMPLGB00',
      },
    },
    buyer: {
      name: 'Nora Quay',
      company: 'Harbour & Freight <Ltd>',
      address: '2 Quay Road\nFloor 3\nBristol\nBS1 1AA',
      country: 'GB',
      vatNumber: 'GB 111 1111 11',
      email: 'nora@harbour.example',
      reference: 'PO-77',
    },
    request: { reference: 'REQ-1042', projectName: 'Berth planning' },
    proposal: 'PRO-7',
    credits: null,
    vatNote: '',
    netMinor: totals.netMinor,
    vatMinor: totals.vatMinor,
    totalMinor: totals.totalMinor,
    lines: totals.lines,
    vat: totals.vat.map((sum) => ({ ...sum, category: CATEGORY_OF[sum.rate] ?? zeroRate })),
    sterling: null,
    ...change,
  };
}

export const creditOf = (content: InvoiceContent, number: string): InvoiceContent => ({
  ...content,
  number,
  kind: 'credit',
  dueOn: null,
  credits: {
    number: content.number,
    issuedOn: content.issuedOn,
    reason: 'mistake',
    explanation: 'Billed twice.',
  },
});

/** The same for the same seed. Invoices and credit notes of every currency and VAT category. */
export function randomInvoices(count: number, seed: number): InvoiceContent[] {
  const chance = seeded(seed);
  const below = (most: number): number => Math.floor(chance() * most);
  const one = <T>(values: readonly T[]): T => values[below(values.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const zeroRate = one<VatCategory>(['Z', 'E', 'AE', 'O']);
    const rates = zeroRate === 'O' ? [0] : one([[2_000], [2_000, 500], [0, 2_000, 1_234], [0]]);
    const lines = Array.from({ length: 1 + below(12) }, (): Line => ({
      text: one(['Analysis', 'Build & test', '=1+1', 'Émile’s “work”\nsecond line', '<b>']),
      quantity: one([1_000, 2_000, 500, 1 + below(9_999)]),
      unit: one(['day', 'piece', 'fixed', undefined]),
      unitMinor: (1 + below(one([100, 1_000_000]))) * (below(9) ? 1 : -1),
      vatRate: one(rates),
    }));
    // A document below zero is none that may be issued.
    lines[0] = { ...lines[0]!, quantity: 1_000, unitMinor: 200_000_000 };
    return randomDocument(at, lines, zeroRate, { below, one });
  });
}

type Random = { below: (most: number) => number; one: <T>(values: readonly T[]) => T };

function randomDocument(
  at: number,
  lines: Line[],
  zeroRate: VatCategory,
  { below, one }: Random,
): InvoiceContent {
  const currency = one(['GBP', 'GBP', 'EUR', 'USD', 'JPY'] as const);
  const issuedOn: Day = dayNumbered(FIRST_DAY + below(365));
  const number = `INV-${String(at + 1).padStart(6, '0')}`;
  const content = invoiceOf(lines, { number, currency, issuedOn }, zeroRate);
  const changed: InvoiceContent = {
    ...content,
    kind: one(['deposit', 'stage', 'final'] as const),
    taxPoint: plusDays(issuedOn, -below(40)),
    vatNote: zeroRate === 'E' ? 'Exempt: training, VATA 1994, schedule 9' : '',
    sterling:
      currency === 'GBP' || content.vatMinor === 0
        ? null
        : { vatMinor: sterlingOf(content), rate: RATES[currency], day: issuedOn },
  };
  return below(5) ? changed : creditOf(changed, number.replace('INV', 'CN'));
}

const sterlingOf = ({ vatMinor, currency }: InvoiceContent): number => {
  const [whole = '', fraction = ''] = RATES[currency as keyof typeof RATES].split('.');
  const scale = 10n ** BigInt(fraction.length + decimalsOf(currency));
  return Number(divideRounded(BigInt(vatMinor) * BigInt(whole + fraction) * 100n, scale));
};
