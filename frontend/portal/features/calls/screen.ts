import { Phone } from 'lucide-react';
import { together } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.calls,
  guard: 'staff',
  nav: { label: 'Calls', icon: Phone, group: 'work', order: 5 },
  load: together(() => import('./week')),
  Component: () => import('./calls'),
} satisfies Screen;
