import { ShieldUser } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.dataRequests,
    guard: 'admin',
    nav: { label: 'Data requests', icon: ShieldUser, group: 'system', order: 2 },
    load: list(async () => (await import('./data-request-source')).dataRequestSource),
    Component: () => import('./data-requests'),
  },
  { path: patterns.keepAccount, guard: 'visitor', Component: () => import('./keep-account') },
] satisfies Screen[];
