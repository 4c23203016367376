import type { KeyObject } from 'node:crypto';
import { derivedKey, keyedHash, isSameSecret } from './keys';

describe('A derived key', () => {
  it('follows from the secret and its use alone', () => {
    const bytesOf = (key: KeyObject) => key.export().toString('hex');
    const key = derivedKey('secret', 'cookies');
    expect(key.symmetricKeySize).toBe(32);
    expect(bytesOf(derivedKey('secret', 'cookies'))).toBe(bytesOf(key));
    const others = [derivedKey('secret', 'forms'), derivedKey('other', 'cookies')];
    for (const other of others) expect(bytesOf(other)).not.toBe(bytesOf(key));
  });

  it('hashes what nobody else can hash', () => {
    const hash = keyedHash('secret', 'cookies', 'text', 'hex');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyedHash('secret', 'forms', 'text', 'hex')).not.toBe(hash);
    expect(keyedHash('other', 'cookies', 'text', 'hex')).not.toBe(hash);
    expect(keyedHash('secret', 'cookies', 'other', 'hex')).not.toBe(hash);
  });
});

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
