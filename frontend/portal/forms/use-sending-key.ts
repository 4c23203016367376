import { useRef } from 'react';
import { newKey } from './new-key';

/**
 * The `Idempotency-Key` of what is being sent: the same for another try with the same words, because
 * the answer to the first one may only have been lost; a new one for other words.
 */
export function useSendingKey(): (words: string) => string {
  const last = useRef({ words: '', key: '' });
  return (words) => {
    if (last.current.key === '' || last.current.words !== words) {
      last.current = { words, key: newKey() };
    }
    return last.current.key;
  };
}
