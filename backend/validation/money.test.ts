import { amountOf, decimalsOf, decimalText, formatMoney, minorOf } from './money';

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

  it.each([
    [123, 'GBP', '1.23'],
    [-5, 'GBP', '-0.05'],
    [0, 'GBP', '0.00'],
    [-0, 'GBP', '0.00'],
    [9_007_199_254_740_991, 'GBP', '90071992547409.91'],
    [1_200, 'JPY', '1200'],
    [-1, 'KWD', '-0.001'],
  ])('%d in the smallest unit of %s is %s', (minor, currency, text) =>
    expect(decimalText(minor, currency)).toBe(text),
  );
});
