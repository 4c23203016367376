import brand from '../../brand.json';

/** ISO 4217: all that is agreed with clients is in it. */
export const CURRENCY: string = brand.currency;

/** What prices were in before they had a currency of their own. */
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

/** How many decimals the currency has: two for dollars, none for yen. */
export const decimalsOf = (currency: string = CURRENCY): number =>
  formatterOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** 12000.5 dollars as 1200050 cents. */
export const minorOf = (amount: number, currency: string = CURRENCY): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

/** 1200050 cents as 12000.5 dollars. */
export const amountOf = (minor: number, currency: string = CURRENCY): number =>
  minor / 10 ** decimalsOf(currency);

/** 12000.5 as "$12,000.50", 12000 as "$12,000". */
export function formatMoney(amount: number, currency: string = CURRENCY): string {
  if (Number.isNaN(Number(amount))) throw new RangeError('No amount');
  return formatterOf(currency).format(amount);
}
