import { expect, it } from '@jest/globals';
import { priceIn } from './price-in';

it.each([
  ['12000', 'USD', 12_000],
  [' $12,000 ', 'USD', 12_000],
  ['£12,000.50', 'GBP', 12_000.5],
  ['0', 'USD', 0],
  ['', 'USD', null],
  ['12 000', 'USD', 12_000],
  ['12.505', 'USD', 'invalid'],
  ['1200,50', 'USD', 'invalid'],
  ['12,50', 'USD', 'invalid'],
  ['12.5', 'JPY', 'invalid'],
  ['£12', 'USD', 'invalid'],
  ['-5', 'USD', 'invalid'],
  ['about 5k', 'USD', 'invalid'],
  ['100000001', 'USD', 'invalid'],
])('reads %p in %s as %p', (text, currency, price) => {
  expect(priceIn(text, currency)).toBe(price);
});
