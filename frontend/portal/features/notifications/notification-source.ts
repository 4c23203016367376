import { q } from '../../../api/call';
import { listSource } from '../../lists/list-source';

const inPopup = 6;

const reading = { refetchOnWindowFocus: 'always', meta: { isQuiet: true } } as const;

/** Refetched by live updates. */
export const newestNotifications = () =>
  q('/api/notifications', { query: { limit: inPopup } }, reading);

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
