import brand from '../../brand.json';
import { locale } from './locale';

/** ISO 4217: the currency of prices agreed with clients. */
export const currency: string = brand.currency;

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(code: string): Intl.NumberFormat {
  let formatter = formatters.get(code);
  if (!formatter) {
    const style = {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    };
    formatter = new Intl.NumberFormat(locale, style as Intl.NumberFormatOptions);
    formatters.set(code, formatter);
  }
  return formatter;
}

/** formatMoney(2500) is "$2,500", formatMoney(2500.5) "$2,500.50". */
export const formatMoney = (amount: number, code: string = currency): string =>
  formatterOf(code).format(amount);

export const symbolOf = (code: string = currency): string =>
  formatterOf(code)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

export const decimalsOf = (code: string = currency): number =>
  formatterOf(code).resolvedOptions().maximumFractionDigits ?? 2;

/** formatMinor(250050) is "$2,500.50". */
export const formatMinor = (minor: number, code: string = currency): string =>
  formatMoney(minor / 10 ** decimalsOf(code), code);

/**
 * "1,234.5" with three decimals is 1234500. Null if it is no number or has more decimals. "12,50" is
 * none: a comma only groups thousands.
 */
export function toScaled(text: string, decimals: number): number | null {
  const number = /^([-−]?)(\d{1,12}|\d{1,3}(?:[,\s]\d{3}){1,3})(?:\.(\d*))?$/.exec(text.trim());
  const [, sign = '', whole = '', part = ''] = number ?? [];
  if (!whole || part.length > decimals) return null;
  const scaled = Number(whole.replace(/[,\s]/g, '') + part.padEnd(decimals, '0'));
  return sign ? -scaled : scaled;
}
