import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Panel } from '../../../api/generated/enums';
import { messageOf, NetworkError } from '../../../api/problem';
import { type Change, changeRequest, listKey, type StaffList } from './staff-api';

/** Shows the new status at once; where the server refuses, the old one comes back with its words. */
export function useStatusChange(panel: Panel) {
  const queryClient = useQueryClient();
  const lists = { queryKey: listKey(panel) };
  return useMutation({
    mutationFn: (change: Change) => changeRequest(panel, change),
    onMutate: async ({ requestId, status }) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<StaffList>(lists);
      queryClient.setQueriesData<StaffList>(lists, (list) =>
        list
          ? {
              ...list,
              requests: list.requests.map((request) =>
                request._id === requestId && status ? { ...request, status } : request,
              ),
            }
          : list,
      );
      return { before };
    },
    onError: (error, _change, context) => {
      context?.before.forEach(([key, list]) => queryClient.setQueryData(key, list));
      toast.error(changeFailure(error));
    },
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['requests'] }),
  });
}

export function changeFailure(error: unknown): string {
  return error instanceof NetworkError
    ? 'The server cannot be reached. The status is unchanged; please try again.'
    : messageOf(error, 'The status could not be changed.');
}
