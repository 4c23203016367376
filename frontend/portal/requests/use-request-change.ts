import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestDetail, requestsKey } from './queries';

type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof requestDetail>['queryFn']>>>;

/** Shows the request a change answered with at once, and lets every list be fetched again. */
export function useRequestChange<Input>(
  id: string,
  change: (input: Input) => Promise<Answer>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      queryClient.setQueryData(requestDetail(id).queryKey, answer);
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
}
