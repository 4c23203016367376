import { decimalsOf, symbolOf, toScaled } from '../../../../lib/money';

const most = 100_000_000;

/** The price in `text`: "$12,000" is 12000, empty is null. */
export function priceIn(text: string, currency: string): number | null | 'invalid' {
  const amount = text.replace(symbolOf(currency), '').trim();
  if (amount === '') return null;
  const decimals = decimalsOf(currency);
  const minor = toScaled(amount, decimals);
  if (minor === null || minor < 0) return 'invalid';
  const price = minor / 10 ** decimals;
  return price <= most ? price : 'invalid';
}
