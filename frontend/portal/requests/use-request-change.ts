import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type RequestAnswer,
  type RequestChanged,
  requestDetail,
  requestsKey,
  withChange,
} from './queries';

/**
 * Shows what a change answered with at once, and lets every list be fetched again. The request itself is
 * fetched again only where the change failed: its messages need not travel a second time.
 */
export function useRequestChange<Input>(
  id: string,
  change: (input: Input) => Promise<RequestChanged>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  const { queryKey } = requestDetail(id);
  return useMutation({
    mutationFn: change,
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<RequestAnswer>(
        queryKey,
        (answer) => answer && { request: withChange(answer.request, changed) },
      );
      onDone?.();
    },
    // Not waited for: the change is made, whatever the lists take.
    onSettled: (_changed, error) => {
      void queryClient.invalidateQueries({
        queryKey: requestsKey,
        predicate: (query) => error !== null || query.queryHash !== hashKey(queryKey),
      });
    },
  });
}
