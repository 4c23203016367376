import { Mail } from 'lucide-react';
import { together } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.mail,
  guard: 'admin',
  nav: { label: 'Mail', icon: Mail, group: 'connections', order: 1 },
  load: together(() => import('./mail-sources')),
  Component: () => import('./mail'),
} satisfies Screen;
