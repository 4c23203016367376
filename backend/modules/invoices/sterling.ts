import { divideRounded } from '../../documents/priced-lines';
import { decimalsOf } from '../../validation/money';

export const STERLING = 'GBP';

/** `rate`: sterling for one unit of the currency, as a decimal number. */
export function inSterling(minor: number, currency: string, rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const numerator = BigInt(minor) * BigInt(whole + fraction) * 10n ** BigInt(decimalsOf(STERLING));
  return Number(divideRounded(numerator, 10n ** BigInt(fraction.length + decimalsOf(currency))));
}
