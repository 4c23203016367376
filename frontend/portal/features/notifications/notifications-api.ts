import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { type ListFilters, toCall } from '../../lists/list-filters';

export const notificationsKey = ['notifications'] as const;

const inPopup = 6;
const refreshEvery = 30_000;

export const notificationChoices = {
  filter: {
    label: 'Show',
    any: 'All notifications',
    values: ['unread'],
    labels: { unread: 'Unread only' },
  },
} as const;

export type NotificationFilters = ListFilters<typeof notificationChoices>;

/** What the bell shows. Looked at again every half minute and when somebody comes back. */
export const newestNotifications = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'newest'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/notifications', { params: { query: { limit: inPopup } }, signal })),
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: 'always',
    meta: { isQuiet: true },
  });

export const notificationList = (filters: NotificationFilters) =>
  queryOptions({
    queryKey: [...notificationsKey, 'list', toCall(filters)],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/notifications', { params: { query: toCall(filters) }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: 'always',
    meta: { isQuiet: true },
  });

/** @throws ApiError, NetworkError */
export const markRead = (which: { ids: string[] } | { all: true }) =>
  unwrap(api.PUT('/api/notifications/read', { body: which }));
