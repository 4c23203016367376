import { useState } from 'react';
import type { CallAnswer } from '../../../api/call';
import { ShownOnce } from '../../components/shown-once';
import { replaceToken } from '../../../api/session-store';
import { factorWords as words } from './words';

type FactorAdded = CallAnswer<'POST /api/second-factor/app/confirm'>;

/** Keeps the answer's token, which replaces that of the session. */
export function keepToken<Answer extends { token: string }>(answer: Answer): Answer {
  replaceToken(answer.token);
  return answer;
}

/** Options of a form that adds a factor. The first factor comes with recovery codes to show. */
export function useAdded(onAdded: () => unknown) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return {
    codes,
    added: {
      onDone: ({ codes: made }: FactorAdded) => (made ? setCodes(made) : onAdded()),
    },
  };
}

export interface AddDialogProps {
  onAdded: () => unknown;
  onClose: () => void;
}

export const Codes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => unknown }) => (
  <ShownOnce
    title={words.shownTitle}
    warning={words.shown}
    secret={codes.join('\n')}
    what={words.what}
    onClose={onClose}
  />
);
