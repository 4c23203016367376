import { ChartNoAxesColumn } from 'lucide-react';
import { together } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.reports,
  guard: 'admin',
  nav: { label: 'Reports', icon: ChartNoAxesColumn, group: 'work', order: 5, isOnPhone: true },
  load: together(() => import('./reports-api')),
  Component: () => import('./reports'),
} satisfies Screen;
