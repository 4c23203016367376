import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';

export const notificationsKey = ['notifications'] as const;

const inPopup = 6;

/** Refetched by live updates. */
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
