import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../../forms/use-submit';
import {
  type RequestAnswer,
  type RequestChanged,
  requestDetail,
  requestsKey,
  withChange,
} from './queries';

interface RequestChangeOptions<Input> {
  id: string;
  send: (input: Input, key: string) => Promise<RequestChanged>;
  failure: string;
  done?: string;
  onDone: () => void;
}

/**
 * Shows what a change answered with at once, and lets every list be fetched again. The request itself is
 * fetched again only where the change failed: its messages need not travel a second time.
 */
export function useRequestChange<Input>(options: RequestChangeOptions<Input>) {
  const { id, send, failure, done, onDone } = options;
  const queryClient = useQueryClient();
  const { queryKey } = requestDetail(id);
  // Not awaited: the change is made, however long the lists take.
  const refresh = (isFailed: boolean) =>
    void queryClient.invalidateQueries({
      queryKey: requestsKey,
      predicate: (query) => isFailed || query.queryHash !== hashKey(queryKey),
    });
  return useSubmit({
    send: async (input: Input, key: string) => {
      try {
        const changed = await send(input, key);
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<RequestAnswer>(
          queryKey,
          (answer) => answer && { request: withChange(answer.request, changed) },
        );
        refresh(false);
        return changed;
      } catch (error) {
        refresh(true);
        throw error;
      }
    },
    failure,
    failsIn: 'place',
    ...(done === undefined ? {} : { done }),
    onDone,
  });
}
