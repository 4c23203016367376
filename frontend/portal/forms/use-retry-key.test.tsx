import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/problem';
import { useRetryKey } from './use-retry-key';

const refused = (code: string) => new ApiError(422, { code, message: '' });

/** What was sent under, and what came of it, one try after the other. */
async function tryAll(outcomes: (Error | null)[]): Promise<string[]> {
  const { result } = renderHook(() => useRetryKey());
  const keys: string[] = [];
  while (outcomes.length > 0) {
    await result
      .current(async (key) => {
        keys.push(key);
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
      })
      .catch(() => undefined);
  }
  return keys;
}

describe('The key of a change', () => {
  it('stays the same until an answer has come', async () => {
    const away = new NetworkError('No answer');
    const keys = await tryAll([away, away, null, null]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is new after a refusal', async () => {
    const [first, second] = await tryAll([refused('wrong_password'), null]);
    expect(second).not.toBe(first);
  });

  it('is replaced at once where something else was typed meanwhile', async () => {
    const away = new NetworkError('No answer');
    const keys = await tryAll([away, refused('idempotency_key_reused'), null]);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
