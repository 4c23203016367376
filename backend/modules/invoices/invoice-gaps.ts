import { officeToday } from '../../database/clock';
import type { Firm } from '../../documents/firm';
import { missingIn, notDrawable } from '../../documents/pdf-fonts';
import type { FieldError } from '../../errors/app-error';
import type { Buyer, InvoiceContent, VatCategory } from './invoice-content';
import type { Invoice } from './invoice.entity';
import { inSterling, STERLING } from './sterling';

type Stated = Pick<
  Invoice,
  'lines' | 'vat' | 'vatMinor' | 'vatNote' | 'zeroRatedAs' | 'currency' | 'sterlingRate' | 'dueOn'
>;

const gap = (field: string, code: string, message: string): FieldError => ({
  field,
  code,
  message,
});
const required = (field: string, message: string) => gap(field, 'required', message);

/** Facts that an invoice must state (HMRC, VAT Notice 700, section 16) and this one lacks. */
export const gapsIn = (invoice: Stated, buyer: Buyer, firm: Firm): FieldError[] =>
  [
    !buyer.name && !buyer.company && required('buyer.name', 'Say whom the invoice is for.'),
    !buyer.address && required('buyer.address', 'Say the address of the client.'),
    invoice.vatMinor !== 0 &&
      !firm.vatNumber &&
      gap('lines', 'no_vat_number', 'Without a VAT number, an invoice cannot bear VAT.'),
    invoice.dueOn !== null &&
      invoice.dueOn < officeToday() &&
      gap('dueOn', 'day_past', 'The day by which it is to be paid is past.'),
    ...zeroGaps(invoice, buyer, firm),
    needsSterling(invoice) &&
      !invoice.sterlingRate &&
      required(
        'sterlingRate',
        `Say how much sterling one ${invoice.currency} was at the tax point.`,
      ),
    ...drawableGaps(invoice, buyer),
  ].filter((one): one is FieldError => one !== false);

function zeroGaps(invoice: Stated, buyer: Buyer, firm: Firm): (FieldError | false)[] {
  if (!firm.vatNumber || !invoice.vat.some(({ rate }) => rate === 0)) return [];
  const { zeroRatedAs, vatNote } = invoice;
  return [
    !zeroRatedAs && required('zeroRatedAs', 'Say why lines bear no VAT.'),
    !vatNote && required('vatNote', 'Give the reason why lines bear no VAT, in words.'),
    zeroRatedAs === 'AE' &&
      !buyer.vatNumber &&
      required('buyer.vatNumber', 'For a reverse charge, the client’s VAT number is needed.'),
  ];
}

const drawableGaps = ({ lines, vatNote }: Stated, buyer: Buyer): (FieldError | false)[] =>
  (
    [
      ...lines.map(({ text }, at) => [`lines.${at}.text`, `Line ${at + 1}`, text] as const),
      ['vatNote', 'The note on VAT', vatNote],
      ['buyer.name', 'The client’s name', `${buyer.name} ${buyer.company}`],
      ['buyer.address', 'The client’s address', buyer.address],
      ['buyer.reference', 'The client’s reference', buyer.reference],
    ] as const
  ).map(([field, label, text]) => {
    const missing = missingIn(text);
    return missing.length > 0 && gap(field, 'not_drawable', notDrawable(label, missing));
  });

const needsSterling = ({ currency, vatMinor }: Pick<Stated, 'currency' | 'vatMinor'>): boolean =>
  currency !== STERLING && vatMinor !== 0;

/** The VAT in pence; null if it is in sterling already, or there is none. */
export function sterlingOf({
  currency,
  vatMinor,
  sterlingRate,
}: Pick<Stated, 'currency' | 'vatMinor' | 'sterlingRate'>): number | null {
  const isNeeded = needsSterling({ currency, vatMinor }) && sterlingRate !== null;
  return isNeeded ? inSterling(vatMinor, currency, sterlingRate) : null;
}

/** A firm without a VAT number is outside of it. */
export function categoryOf(
  rate: number,
  zeroRatedAs: VatCategory | null,
  vatNumber: string | null,
): VatCategory {
  if (!vatNumber) return 'O';
  return rate > 0 ? 'S' : (zeroRatedAs ?? 'Z');
}

type Row = Invoice & {
  requestReference: string;
  projectName: string;
  proposal: string;
  credited: { number: string; issuedOn: InvoiceContent['issuedOn'] } | null;
};

/** Of an issued invoice or credit note. */
export function contentOf(row: Row): InvoiceContent {
  const { sterlingMinor, sterlingRate, sterlingOn, credited, reason, explanation } = row;
  const seller = row.seller!;
  return {
    schema: 1,
    number: row.number!,
    kind: row.kind,
    issuedOn: row.issuedOn!,
    taxPoint: row.taxPoint!,
    dueOn: row.dueOn,
    currency: row.currency,
    seller,
    buyer: row.buyer!,
    request: { reference: row.requestReference, projectName: row.projectName },
    proposal: row.proposal,
    credits: credited && { ...credited, reason: reason!, explanation: explanation ?? '' },
    lines: row.lines,
    vat: row.vat.map((sum) => ({
      ...sum,
      category: categoryOf(sum.rate, row.zeroRatedAs, seller.vatNumber),
    })),
    vatNote: row.vatNote,
    netMinor: row.netMinor,
    vatMinor: row.vatMinor,
    totalMinor: row.totalMinor,
    sterling:
      sterlingMinor === null
        ? null
        : { vatMinor: sterlingMinor, rate: sterlingRate!, day: sterlingOn! },
  };
}
