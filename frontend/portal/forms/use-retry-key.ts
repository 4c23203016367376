import { useRef } from 'react';
import { ApiError, hasCode } from '../../api/problem';
import { newKey } from '../../lib/new-key';

/**
 * Sends with an Idempotency-Key that stays the same until an answer has come: a second try after a
 * broken connection repeats the call instead of making another change.
 */
export function useRetryKey(): <T>(send: (key: string) => Promise<T>) => Promise<T> {
  const key = useRef<string>(null);
  return async (send) => {
    try {
      key.current ??= newKey();
      const answer = await send(key.current);
      key.current = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      key.current = null;
      // The text changed since the failed attempt, so this is a new change with a new key.
      if (hasCode(error, 'idempotency_key_reused')) return send(newKey());
      throw error;
    }
  };
}
