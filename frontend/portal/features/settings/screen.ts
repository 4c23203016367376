import { Settings } from 'lucide-react';
import { q } from '../../../api/call';
import { queries, together } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.settings,
    guard: 'staff',
    nav: { label: 'Settings', icon: Settings, group: 'system', order: 4, isOnPhone: true },
    load: together(() => import('./settings-queries')),
    Component: () => import('./settings'),
  },
  {
    path: patterns.callSettings,
    guard: 'staff',
    load: queries(() => q('/api/call-settings')),
    Component: () => import('./call-settings'),
  },
] satisfies Screen[];
