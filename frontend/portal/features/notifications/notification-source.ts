import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { notificationsKey } from './notifications-api';

export const notificationSource = listSource({
  filters: {
    filter: {
      label: 'Show',
      any: 'All notifications',
      values: ['unread'] as const,
      labels: { unread: 'Unread only' },
    },
  },
  query: (query) =>
    queryOptions({
      queryKey: [...notificationsKey, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/notifications', { params: { query }, signal })),
      refetchOnWindowFocus: 'always',
      meta: { isQuiet: true },
    }),
});
