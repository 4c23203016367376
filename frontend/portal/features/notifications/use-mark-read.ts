import { useQueryClient } from '@tanstack/react-query';
import { call, queriesOf } from '../../../api/call';
import type { Notifications } from '../../../api/types';
import { useSubmit } from '../../forms/use-submit';
import { listWords } from './words';

const markRead = call('PUT /api/notifications/read');
const lists = queriesOf(['/api/notifications']);

type Which = { ids: string[] } | { all: true };

/** Marks at once on the screen, and reverts with a toast if the server refuses. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useSubmit({
    send: (which: Which) => markRead.send(which),
    failure: () => listWords.markFailure,
    failsIn: 'toast',
    optimistic: async (which) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Notifications>(lists);
      queryClient.setQueriesData<Notifications>(lists, (shown) =>
        shown ? read(shown, which) : shown,
      );
      return () => before.forEach(([key, shown]) => queryClient.setQueryData(key, shown));
    },
    stale: ['/api/notifications'],
  });
}

function read(before: Notifications, which: Which): Notifications {
  const isMeant = (id: string) => !('ids' in which) || which.ids.includes(id);
  const newly = before.notifications.filter(({ _id, isRead }) => !isRead && isMeant(_id)).length;
  return {
    ...before,
    notifications: before.notifications.map((one) =>
      isMeant(one._id) ? { ...one, isRead: true } : one,
    ),
    unread: 'ids' in which ? Math.max(0, before.unread - newly) : 0,
  };
}
