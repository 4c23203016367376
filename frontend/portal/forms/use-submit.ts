import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type FailureWords, sentenceOf } from './failure';

interface SubmitOptions<Input, Answer> {
  /** The call. @throws ApiError, NetworkError */
  send: (input: Input) => Promise<Answer>;
  failure: FailureWords | string | ((error: unknown, input: Input) => string);
  /** Where a failure is said: `problem` is shown by the caller, or a toast is. */
  failsIn: 'place' | 'toast';
  /** Shows the outcome before it is known; returns what takes that back. */
  optimistic?: (input: Input) => Promise<() => void>;
  /** Fetched again after the call, whatever came of it; waited for, so that what follows is fresh. */
  stale?: readonly QueryKey[];
  /** The toast of a success. */
  done?: string | ((answer: Answer) => string);
  onDone?: (answer: Answer, input: Input) => unknown;
}

/** One change on the server: pending, answer, and what to say when it failed. */
export function useSubmit<Input = void, Answer = unknown>(options: SubmitOptions<Input, Answer>) {
  const { send, failure, failsIn, optimistic, stale = [], done, onDone } = options;
  const queryClient = useQueryClient();
  const say = (error: unknown, input: Input) =>
    typeof failure === 'function' ? failure(error, input) : sentenceOf(error, failure);
  const refresh = () =>
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const change = useMutation({
    mutationFn: send,
    onMutate: (input) => optimistic?.(input),
    onError: async (error, input, undo) => {
      undo?.();
      if (failsIn === 'toast') toast.error(say(error, input));
      await refresh();
    },
    onSuccess: async (answer, input) => {
      await refresh();
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(answer));
      await onDone?.(answer, input);
    },
  });
  const { error, variables } = change;
  return {
    submit: (input: Input): void => change.mutate(input),
    /** The same, for a form that waits for the outcome. @throws ApiError, NetworkError */
    run: (input: Input): Promise<Answer> => change.mutateAsync(input),
    isPending: change.isPending,
    isDone: change.isSuccess,
    answer: change.data,
    /** What was sent last. */
    input: variables,
    error,
    /** What went wrong, in a sentence; null while nothing did. */
    problem: error === null ? null : say(error, variables as Input),
    reset: change.reset,
  };
}

/** What a dialog or section has to know of a change. */
export type Change = Pick<ReturnType<typeof useSubmit>, 'isPending' | 'error' | 'problem'>;
