import { Newspaper } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.subscribers,
  guard: 'admin',
  nav: { label: 'Subscribers', icon: Newspaper, group: 'people', order: 3 },
  load: list(async () => (await import('./subscriber-source')).subscriberSource),
  Component: () => import('./subscribers'),
} satisfies Screen;
