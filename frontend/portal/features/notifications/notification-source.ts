import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { reading } from './reading';

export const notificationSource = listSource({
  path: '/api/notifications',
  filters: { filter: choice('Show', 'All notifications', ['unread'], { unread: 'Unread only' }) },
  reading,
});
