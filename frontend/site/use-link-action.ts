import { useState } from 'react';
import { ApiError } from '../api/problem';

export type LinkState<Answer> =
  | { name: 'ready' | 'working' }
  | { name: 'done'; answer: Answer }
  | { name: 'failed'; message: string; isFinal: boolean };

interface LinkAction<Answer> {
  state: LinkState<Answer>;
  /** Never called without a click, because mail scanners open links and some run scripts. */
  run: () => void;
}

/**
 * The action of a page reached from a mail's link. `isFinal`: the server rejected the link, so a retry cannot
 * succeed.
 */
export function useLinkAction<Answer>(
  act: () => Promise<Answer>,
  words: { noAnswer: string; noReason: string },
): LinkAction<Answer> {
  const [state, setState] = useState<LinkState<Answer>>({ name: 'ready' });

  async function run(): Promise<void> {
    setState({ name: 'working' });
    try {
      setState({ name: 'done', answer: await act() });
    } catch (cause) {
      const isAnswer = cause instanceof ApiError && cause.status < 500;
      setState({
        name: 'failed',
        message: isAnswer ? cause.message || words.noReason : words.noAnswer,
        isFinal: isAnswer && cause.status !== 429,
      });
    }
  }

  return {
    state,
    run: () => {
      if (state.name !== 'working') void run();
    },
  };
}
