import { divideRounded } from '../../../documents/priced-lines';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { inSterling, STERLING } from '../sterling';

/** Contents hold credit notes above zero; in books and sums they are below. */
export const signOf = ({ kind }: Pick<InvoiceContent, 'kind'>): 1 | -1 =>
  kind === 'credit' ? -1 : 1;

export type SignedSum = {
  category: VatCategory;
  rate: number;
  netMinor: number;
  vatMinor: number;
  /** Null if the content has no rate of exchange, because it has no VAT. */
  sterling: { netMinor: number; vatMinor: number } | null;
};

/** Sums by VAT rate, negative for a credit note. The sterling amounts add up to the VAT of the content. */
export function signedSums(content: InvoiceContent): SignedSum[] {
  const sign = signOf(content);
  const sterling = sterlingVat(content);
  return content.vat.map(({ category, rate, netMinor, vatMinor }, at) => {
    const vat = sterling?.[at];
    return {
      category,
      rate,
      netMinor: sign * netMinor || 0,
      vatMinor: sign * vatMinor || 0,
      sterling:
        vat === undefined
          ? null
          : { netMinor: sign * converted(content, netMinor) || 0, vatMinor: sign * vat || 0 },
    };
  });
}

/** VAT in sterling by rate; the last one takes the rounding difference. */
function sterlingVat(content: InvoiceContent): number[] | null {
  const { vat, currency, sterling } = content;
  if (currency === STERLING) return vat.map(({ vatMinor }) => vatMinor);
  if (!sterling) return null;
  const amounts = vat.map(({ vatMinor }) => converted(content, vatMinor));
  const others = amounts.slice(0, -1).reduce((total, one) => total + one, 0);
  return [...amounts.slice(0, -1), sterling.vatMinor - others];
}

const converted = ({ currency, sterling }: InvoiceContent, minor: number): number =>
  sterling && currency !== STERLING ? inSterling(minor, currency, sterling.rate) : minor;

/**
 * VAT by line, for programs that want it so. VAT is rounded once a rate, so the lines share out
 * that sum: each differs from its own rounded VAT by a minor unit at most.
 */
export function vatByLine({ lines, vat }: InvoiceContent): number[] {
  const running = new Map(vat.map(({ rate }) => [rate, { net: 0n, vat: 0 }]));
  const lastOf = new Map(lines.map(({ vatRate }, at) => [vatRate, at]));
  return lines.map(({ netMinor, vatRate }, at) => {
    const sum = running.get(vatRate)!;
    const whole = vat.find(({ rate }) => rate === vatRate)!.vatMinor;
    sum.net += BigInt(netMinor);
    const upTo =
      lastOf.get(vatRate) === at
        ? whole
        : Number(divideRounded(sum.net * BigInt(vatRate), 10_000n));
    const own = upTo - sum.vat;
    sum.vat = upTo;
    return own;
  });
}

export const lineCategory = ({ vat }: InvoiceContent, vatRate: number): VatCategory =>
  vat.find(({ rate }) => rate === vatRate)!.category;

/** "20", "12.34": hundredths of a percent as percent. */
export const percentText = (rate: number): string => String(rate / 100);

/** Thousandths as a decimal: "2", "0.125". */
export const quantityText = (quantity: number): string => String(quantity / 1_000);
