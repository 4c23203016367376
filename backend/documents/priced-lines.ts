import { nameChoices } from '../openapi/choice-words';

export const LINE_UNITS = ['day', 'piece', 'fixed'] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

nameChoices('LineUnit', {
  day: 'Days',
  piece: 'Pieces',
  fixed: 'Fixed price',
} satisfies Record<LineUnit, string>);

export type Line = {
  text: string;
  quantity: number;
  /** Unit of the quantity. If there is none, the text names it. */
  unit?: LineUnit | undefined;
  unitMinor: number;
  vatRate: number;
};
export type PricedLine = Line & { netMinor: number };
export type VatSum = { rate: number; netMinor: number; vatMinor: number };
export type Totals = {
  lines: PricedLine[];
  vat: VatSum[];
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
};
export type Share = { share?: number | undefined; minor?: number | undefined };

/** Rounds half away from zero. All money is rounded here. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const twice = numerator * 2n;
  const half = numerator < 0n ? -denominator : denominator;
  return (twice + half) / (denominator * 2n);
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

const WHOLE = 10_000;

/** `share` in hundredths of a percent. */
const shareOf = (minor: bigint, share: number): bigint =>
  divideRounded(minor * BigInt(share), BigInt(WHOLE));

/** Quantities in thousandths, rates in hundredths of a percent. VAT is rounded per rate. */
export function totalsOf(lines: readonly Line[]): Totals {
  const priced = lines.map((line) => ({
    ...line,
    netMinor: Number(divideRounded(BigInt(line.quantity) * BigInt(line.unitMinor), 1_000n)),
  }));
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  const vat = rates.map((rate) => {
    const net = sum(
      priced.filter(({ vatRate }) => vatRate === rate).map((one) => BigInt(one.netMinor)),
    );
    return { rate, netMinor: Number(net), vatMinor: Number(shareOf(net, rate)) };
  });
  const netMinor = vat.reduce((total, one) => total + one.netMinor, 0);
  const vatMinor = vat.reduce((total, one) => total + one.vatMinor, 0);
  return { lines: priced, vat, netMinor, vatMinor, totalMinor: netMinor + vatMinor };
}

/**
 * If the parts are shares of the whole, the last takes the rounding difference. Null if the parts
 * do not add up to the net price.
 */
export function scheduleOf(netMinor: number, parts: readonly Share[]): number[] | null {
  const net = BigInt(netMinor);
  const amounts = parts.map(({ share, minor }) =>
    minor === undefined ? shareOf(net, share ?? 0) : BigInt(minor),
  );
  const areShares = parts.every(({ minor }) => minor === undefined);
  const shares = parts.reduce((total, { share = 0 }) => total + share, 0);
  if (areShares && shares === WHOLE && amounts.length > 0) {
    amounts[amounts.length - 1] = net - sum(amounts.slice(0, -1));
  }
  const isWhole = amounts.every((one) => one > 0n) && sum(amounts) === net;
  return isWhole ? amounts.map(Number) : null;
}
