import { ScrollText } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.audit,
  guard: 'admin',
  nav: { label: 'Audit log', icon: ScrollText, group: 'system', order: 3 },
  load: list(async () => (await import('./audit-source')).auditSource),
  Component: () => import('./audit'),
} satisfies Screen;
