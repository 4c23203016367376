import brand from '../../brand.json';

export const CURRENCY: string = brand.currency;

export const FORMER_CURRENCY = 'USD';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency);
  if (!formatter) {
    const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
    formatter = new Intl.NumberFormat('en-US', style);
    formatters.set(currency, formatter);
  }
  return formatter;
}

export const decimalsOf = (currency: string = CURRENCY): number =>
  formatterOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

export const minorOf = (amount: number, currency: string = CURRENCY): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

export const amountOf = (minor: number, currency: string = CURRENCY): number =>
  minor / 10 ** decimalsOf(currency);

export function formatMoney(amount: number, currency: string = CURRENCY): string {
  if (Number.isNaN(Number(amount))) throw new RangeError('No amount');
  return formatterOf(currency).format(amount);
}
