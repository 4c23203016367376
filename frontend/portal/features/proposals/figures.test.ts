import { expect, it } from '@jest/globals';
import { toScaled } from '../../../lib/money';
import { fromShare, toShare } from './figures';

it.each([
  ['1,234.5', 3, 1_234_500],
  ['−12.05', 2, -1_205],
  ['0.29', 2, 29],
  ['1.005', 2, null],
  ['1,5', 3, null],
  ['1,234,567', 2, 123_456_700],
  ['1,23,456', 2, null],
  ['1e3', 2, null],
  ['', 2, null],
])('%j with %d decimals is %s', (text, decimals, expected) =>
  expect(toScaled(text, decimals)).toBe(expected),
);

it.each([
  ['30 %', { share: 3_000 }],
  ['33.33%', { share: 3_333 }],
  ['4,000.50', { minor: 400_050 }],
  ['0', null],
  ['half', null],
])('%j is a part of the price', (text, expected) => {
  const part = toShare(text, 2);
  expect(part).toEqual(expected);
  if (part) expect(toShare(fromShare(part, 2), 2)).toEqual(part);
});
