import { useQueryClient } from '@tanstack/react-query';
import type { Panel } from '../../../../api/generated/enums';
import { useSubmit } from '../../../forms/use-submit';
import { requestsKey } from '../queries';
import { statusFailure } from '../words';
import { type Change, changeRequest, listKey, type StaffList } from './staff-api';

/** Shows the new status at once, and reverts with the server's message if refused. */
export function useStatusChange(panel: Panel) {
  const queryClient = useQueryClient();
  const lists = { queryKey: listKey(panel) };
  return useSubmit({
    send: (change: Change) => changeRequest(panel, change),
    failure: statusFailure,
    failsIn: 'toast',
    optimistic: async ({ requestId, status }) => {
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
      return () => before.forEach(([key, list]) => queryClient.setQueryData(key, list));
    },
    stale: [requestsKey],
    done: ({ message }) => message,
  });
}
