import { call, type Notifications } from '../../../api/call';
import { useSubmit } from '../../forms/use-submit';
import { listWords } from './words';

const markRead = call('PUT /api/notifications/read');

type Which = { ids: string[] } | { all: true };

/** Marks at once on the screen, and reverts with a toast if the server refuses. */
export const useMarkRead = () =>
  useSubmit({
    send: (which: Which) => markRead.send(which),
    failure: () => listWords.markFailure,
    optimistic: { path: '/api/notifications', change: read },
  });

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
