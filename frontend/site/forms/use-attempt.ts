import { useRef } from 'react';
import { fetchFormToken } from '../../api/public-call';
import { newKey } from '../../lib/new-key';

export interface SendContext {
  common: { website?: string; token?: string; page: string };
  honeypot: string | undefined;
  /** Idempotency key, identical for a retry of the same input. */
  key: string;
  /** Time of the first attempt with this input, by the visitor's clock. */
  at: string;
}

export interface Attempt {
  begin: () => void;
  /** Continues a draft with its token. With a new token, its author would look as fast as a bot. */
  resume: (token: string) => void;
  token: () => Promise<string | undefined>;
  contextFor: (form: HTMLFormElement, words: string) => Promise<SendContext>;
  /** The server has responded, so the next submission gets a new key. */
  answered: () => void;
  finished: () => void;
}

export function useAttempt(): Attempt {
  const token = useRef<Promise<string | undefined>>(null);
  const sent = useRef<{ words: string; context: SendContext }>(null);
  return {
    begin: () => {
      token.current ??= fetchFormToken();
    },
    resume: (begun) => {
      token.current = Promise.resolve(begun);
    },
    token: () => token.current ?? Promise.resolve(undefined),
    contextFor: async (form, words) => {
      if (sent.current?.words === words) return sent.current.context;
      const filled = new FormData(form);
      const website = String(filled.get('website') ?? '');
      // Sends without a token rather than wait for one.
      const begun = await Promise.race([token.current, Promise.resolve(undefined)]);
      const context = {
        common: {
          page: location.pathname,
          ...(website && { website }),
          ...(begun && { token: begun }),
        },
        honeypot: String(filled.get('honeypot') ?? '') || undefined,
        key: newKey(),
        at: new Date().toISOString(),
      };
      sent.current = { words, context };
      return context;
    },
    answered: () => {
      sent.current = null;
    },
    finished: () => {
      sent.current = null;
      token.current = null;
    },
  };
}
