import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import { type Provider, ProviderValues } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { sentenceOf } from '../../forms/failure';
import { providerNames } from '../../labels';
import { linkProblemWords, linkWords } from './words';

interface ComeBack {
  onLinked: (message: string) => void;
  /** The session is too old, so the password is needed first. */
  onAsked: (provider: Provider) => void;
}

/**
 * Handles the return from the provider: links once, clears `?link=` from the address, and returns
 * any error.
 */
export function useComeBack({ onLinked, onAsked }: ComeBack): string | null {
  const [query, setQuery] = useSearchParams();
  const [{ provider, error }] = useState(() => readComeBack(query));
  const [problem, setProblem] = useState(provider && error ? linkProblem(provider, error) : null);
  const isTaken = useRef(false);

  useEffect(() => {
    if (!provider || isTaken.current) return;
    isTaken.current = true;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (error) return;
    call('POST /api/auth/link')
      .send()
      .then(
        ({ message }) => onLinked(message),
        (failure: unknown) => {
          if (hasCode(failure, 'reauthentication_required')) onAsked(provider);
          else setProblem(sentenceOf(failure, linkWords.wasNotLinked(providerNames[provider])));
        },
      );
  }, [provider, error, setQuery, onLinked, onAsked]);
  return problem;
}

function readComeBack(query: URLSearchParams) {
  const provider = ProviderValues.find((one) => one === query.get('link'));
  return { provider, error: query.get('error') };
}

const { problems } = linkProblemWords;

function linkProblem(provider: Provider, code: string): string {
  const why = Object.hasOwn(problems, code) ? problems[code] : undefined;
  return linkProblemWords.title(providerNames[provider], why ?? linkProblemWords.again);
}
