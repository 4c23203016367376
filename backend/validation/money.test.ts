import { amountOf, decimalsOf, formatMoney, minorOf } from './money';

describe('Money', () => {
  it.each([
    [12_000, 'USD', 1_200_000, '$12,000'],
    [12_000.5, 'USD', 1_200_050, '$12,000.50'],
    // Not 829.9999999999999 cents.
    [8.3, 'GBP', 830, '£8.30'],
    [1.005, 'EUR', 100, '€1.01'],
    [100_000_000, 'USD', 10_000_000_000, '$100,000,000'],
    [12_000, 'JPY', 12_000, '¥12,000'],
    [1.234, 'KWD', 1_234, 'KWD\u00A01.234'],
  ])('%p %s is %p in its smallest unit, written %p', (amount, currency, minor, written) => {
    expect(minorOf(amount, currency)).toBe(minor);
    expect(formatMoney(amount, currency)).toBe(written);
  });

  it('comes back as it went in', () => {
    for (let cents = 0; cents < 100_000; cents += 7) {
      expect(minorOf(amountOf(cents, 'USD'), 'USD')).toBe(cents);
    }
  });

  it('has the decimals of its currency', () => {
    expect(['USD', 'JPY', 'KWD'].map((currency) => decimalsOf(currency))).toEqual([2, 0, 3]);
  });
});
