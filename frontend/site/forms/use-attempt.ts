import { useRef } from 'react';
import { fetchFormToken } from '../../api/public-call';

/** What every form sends beside its own fields. */
export interface SendContext {
  common: { website?: string; token?: string; page: string };
  /** The MVP form's second trap. */
  honeypot: string | undefined;
  /** The same for a repetition of the same words, so that a lost answer makes no second enquiry. */
  key: string;
  /** When these words were first sent, by the visitor's clock. */
  at: string;
}

export interface Attempt {
  /** The visitor entered a field. */
  begin: () => void;
  /** A draft was begun earlier: a new token would make its writer look as fast as a program. */
  resume: (token: string) => void;
  token: () => Promise<string | undefined>;
  contextFor: (form: HTMLFormElement, words: string) => Promise<SendContext>;
  /** These words were answered: what is sent next is another attempt. */
  answered: () => void;
  finished: () => void;
}

/** The traces of one filling-in: when it began, and which sending this is. */
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
      // A token that is not there yet is done without: nobody waits for it.
      const begun = await Promise.race([token.current, Promise.resolve(undefined)]);
      const context = {
        common: {
          page: location.pathname,
          ...(website && { website }),
          ...(begun && { token: begun }),
        },
        honeypot: String(filled.get('honeypot') ?? '') || undefined,
        key: crypto.randomUUID(),
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
