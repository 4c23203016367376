import { Library } from 'lucide-react';
import { q } from '../../../api/call';
import { queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.services,
  guard: 'user',
  nav: { label: 'Services', icon: Library, group: 'work', order: 8 },
  load: queries(() => q('/api/services')),
  Component: () => import('./services'),
} satisfies Screen;
