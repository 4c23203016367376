import { Inbox } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.leads,
  guard: 'admin',
  nav: { label: 'Leads', icon: Inbox, group: 'work', order: 4 },
  load: list(async () => (await import('./lead-source')).leadSource),
  Component: () => import('./leads'),
} satisfies Screen;
