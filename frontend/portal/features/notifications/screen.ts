import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.notifications,
    load: list(async () => (await import('./notification-source')).notificationSource),
    Component: () => import('./notifications'),
  },
] satisfies Screen[];
