import { Library } from 'lucide-react';
import { ask } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.services,
  guard: 'user',
  nav: { label: 'Services', icon: Library, group: 'work', order: 8 },
  load: async () => void ask((await import('./services-api')).catalogue()),
  Component: () => import('./services'),
} satisfies Screen;
