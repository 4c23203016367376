import brand from '../../brand.json';
import { LOCALE } from '../config/locale';

export const CURRENCY: string = brand.currency;

export const FORMER_CURRENCY = 'USD';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency);
  if (!formatter) {
    const style = {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    } as const;
    formatter = new Intl.NumberFormat(LOCALE, style);
    formatters.set(currency, formatter);
  }
  return formatter;
}

export const decimalsOf = (currency: string = CURRENCY): number =>
  formatterFor(currency).resolvedOptions().maximumFractionDigits ?? 2;

export const minorOf = (amount: number, currency: string = CURRENCY): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

export const amountOf = (minor: number, currency: string = CURRENCY): number =>
  minor / 10 ** decimalsOf(currency);

/** "-12.30", for files and programs. Exact, unlike a division. */
export function decimalText(minor: number, currency: string = CURRENCY): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function formatMoney(amount: number, currency: string = CURRENCY): string {
  if (Number.isNaN(Number(amount))) throw new RangeError('No amount');
  return formatterFor(currency).format(amount);
}
