import { afterEach, expect, it, jest } from '@jest/globals';
import { newKey } from './new-key';

afterEach(() => void jest.restoreAllMocks());

it('A key is a UUID, without `randomUUID`, which plain HTTP does not have', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});
