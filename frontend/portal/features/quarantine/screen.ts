import { FileWarning } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.quarantine,
  guard: 'admin',
  nav: { label: 'Files held back', icon: FileWarning, group: 'system', order: 1 },
  load: list(async () => (await import('./quarantine-source')).quarantineSource),
  Component: () => import('./quarantine'),
} satisfies Screen;
