import { useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '../../../../api/call';
import type { Panel } from '../../../../api/generated/enums';
import type { AnswerOf } from '../../../../api/types';
import { useSubmit } from '../../../forms/use-submit';
import { requestPaths } from '../queries';
import { statusFailure } from '../words';
import { staffPaths } from '../request-sources';
import { type Change, changeRequest } from './change-request';

type StaffList = AnswerOf<(typeof staffPaths)[Panel], 'get'>;

/** Shows the new status at once, and reverts with the server's message if refused. */
export function useStatusChange(panel: Panel) {
  const queryClient = useQueryClient();
  const lists = queriesOf([staffPaths[panel]]);
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
    stale: requestPaths,
    done: ({ message }) => message,
  });
}
