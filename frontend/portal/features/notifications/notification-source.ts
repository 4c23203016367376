import { listSource } from '../../lists/list-source';
import { reading } from './reading';

export const notificationSource = listSource({
  path: '/api/notifications',
  filters: {
    filter: {
      label: 'Show',
      any: 'All notifications',
      values: ['unread'] as const,
      labels: { unread: 'Unread only' },
    },
  },
  reading,
});
