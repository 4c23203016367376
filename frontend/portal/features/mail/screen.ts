import { Mail } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.mail,
  guard: 'admin',
  nav: { label: 'Mail', icon: Mail, group: 'connections', order: 1 },
  load: list(async () => (await import('./mail-sources')).mailSource),
  Component: () => import('./mail'),
} satisfies Screen;
