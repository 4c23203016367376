import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { type GetPath, queriesOf } from '../../api/call';
import { changesMade } from '../../api/changes-under-way';
import { isTouchedBy } from '../../api/is-touched-by';
import { type FailureWords, sentenceOf } from './failure';

export interface SubmitOptions<Input, Answer> {
  /** @throws ApiError, NetworkError */
  send: (input: Input) => Promise<Answer>;
  /** Shown if the server sends no message. A function decides for every failure. */
  failure?: FailureWords | string | ((error: unknown, input: Input) => string) | undefined;
  /** The caller shows `problem`; by default a toast does. */
  failsIn?: 'place' | undefined;
  /** Shows the expected result in the answers of this path at once, until a failure. */
  optimistic?: { path: GetPath; change(shown: unknown, input: Input): unknown };
  /** `send` or `onDone` shows the answer, and fetches again what else has changed. */
  isApplied?: boolean | undefined;
  done?: string | ((answer: Answer) => string | undefined) | undefined;
  onDone?: (answer: Answer, input: Input) => unknown;
}

/**
 * One change. The reads that its calls touch (`api/touched.ts`) are fetched again after success or
 * failure: `onDone` waits for them, and a refusal is shown first.
 */
export function useSubmit<Input = void, Answer = unknown>(options: SubmitOptions<Input, Answer>) {
  const { send, failure, failsIn, optimistic, isApplied = false, done, onDone } = options;
  const queryClient = useQueryClient();
  const say = (error: unknown, input: Input) =>
    typeof failure === 'function' ? failure(error, input) : sentenceOf(error, failure);
  const calls = useRef<string[]>([]);
  const refresh = async () => {
    if (isApplied) return;
    const predicate = await isTouchedBy(calls.current);
    await queryClient.invalidateQueries({ predicate });
  };

  const change = useMutation({
    mutationFn: async (input: Input) => {
      const before = changesMade.length;
      try {
        return await send(input);
      } finally {
        calls.current = changesMade.slice(before);
      }
    },
    onMutate: async (input) => {
      if (!optimistic) return undefined;
      const lists = queriesOf([optimistic.path]);
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData(lists);
      queryClient.setQueriesData(lists, (shown) => shown && optimistic.change(shown, input));
      return () => before.forEach(([key, shown]) => queryClient.setQueryData(key, shown));
    },
    onError: (error, input, undo) => {
      undo?.();
      if (!failsIn) toast.error(say(error, input));
      void refresh();
    },
    onSuccess: async (answer, input) => {
      await refresh();
      const said = typeof done === 'function' ? done(answer) : done;
      if (said !== undefined) toast.success(said);
      await onDone?.(answer, input);
    },
  });
  const { error, variables } = change;
  return {
    submit: (input: Input): void => change.mutate(input),
    /**
     * Like `send`, for a form that awaits the result.
     * @throws ApiError, NetworkError
     */
    run: (input: Input): Promise<Answer> => change.mutateAsync(input),
    isPending: change.isPending,
    isDone: change.isSuccess,
    answer: change.data,
    input: variables,
    error,
    problem: error === null ? null : say(error, variables as Input),
    reset: change.reset,
  };
}

export type Change = Pick<ReturnType<typeof useSubmit>, 'isPending' | 'error' | 'problem'>;
