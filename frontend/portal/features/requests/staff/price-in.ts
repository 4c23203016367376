import { decimalsOf, symbolOf } from '../../../../lib/money';

const most = 100_000_000;

/** The price in `text`: "$12,000" is 12000, empty is null. */
export function priceIn(text: string, currency?: string): number | null | 'invalid' {
  const digits = text.replace(symbolOf(currency), '').replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(digits)) return 'invalid';
  const [, decimals = ''] = digits.split('.');
  const price = Number(digits);
  return price <= most && decimals.length <= decimalsOf(currency) ? price : 'invalid';
}
