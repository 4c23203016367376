import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';

export const notificationsKey = ['notifications'] as const;

const inPopup = 6;

/** What the bell shows. Live updates say when it has changed. */
export const newestNotifications = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'newest'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/notifications', { params: { query: { limit: inPopup } }, signal })),
    refetchOnWindowFocus: 'always',
    meta: { isQuiet: true },
  });

/** @throws ApiError, NetworkError */
export const markRead = (which: { ids: string[] } | { all: true }) =>
  unwrap(api.PUT('/api/notifications/read', { body: which }));
