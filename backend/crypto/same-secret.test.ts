import { isSameSecret } from './same-secret';

describe('Comparing secrets', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['', '', true],
    ['', 'a', false],
    ['é', 'ab', false],
    ['\ud800', '\ufffd\ufffd', false],
    ['a'.repeat(10_000), 'a', false],
  ])('takes any text: %#', (given, expected, same) => {
    expect(isSameSecret(given, expected)).toBe(same);
  });
});
