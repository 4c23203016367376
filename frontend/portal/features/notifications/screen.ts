import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.notifications,
  guard: 'user',
  load: list(async () => (await import('./notification-source')).notificationSource),
  Component: () => import('./notifications'),
} satisfies Screen;
