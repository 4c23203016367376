import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Notifications } from '../../../api/types';
import { markRead, notificationsKey } from './notifications-api';

type Which = Parameters<typeof markRead>[0];

/** Marks at once on the screen; where the server does not follow, it is put back, with a word. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onMutate: async (which: Which) => {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      queryClient.setQueriesData<Notifications>({ queryKey: notificationsKey }, (before) =>
        before ? read(before, which) : before,
      );
    },
    onError: () => toast.error('The notifications could not be marked as read.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
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
