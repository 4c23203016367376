import { expect, it } from '@jest/globals';
import { dollarsIn } from './dollars';

it.each([
  ['12000', 12_000],
  [' $12,000 ', 12_000],
  ['0', 0],
  ['', null],
  ['12.50', 'invalid'],
  ['-5', 'invalid'],
  ['about 5k', 'invalid'],
  ['100000001', 'invalid'],
])('reads %p as %p', (text, dollars) => expect(dollarsIn(text)).toBe(dollars));
