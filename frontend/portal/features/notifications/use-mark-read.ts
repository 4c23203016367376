import { useQueryClient } from '@tanstack/react-query';
import type { Notifications } from '../../../api/types';
import { useSubmit } from '../../forms/use-submit';
import { markRead, notificationsKey } from './notifications-api';
import { listWords } from './words';

type Which = Parameters<typeof markRead>[0];

/** Marks at once on the screen, and reverts with a toast if the server refuses. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const lists = { queryKey: notificationsKey };
  return useSubmit({
    send: markRead,
    failure: () => listWords.markFailure,
    failsIn: 'toast',
    optimistic: async (which: Which) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Notifications>(lists);
      queryClient.setQueriesData<Notifications>(lists, (shown) =>
        shown ? read(shown, which) : shown,
      );
      return () => before.forEach(([key, shown]) => queryClient.setQueryData(key, shown));
    },
    stale: [notificationsKey],
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
