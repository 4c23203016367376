import { UsersRound } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.people,
  guard: 'admin',
  nav: { label: 'People', icon: UsersRound, group: 'people', order: 2 },
  load: list(async () => (await import('./person-source')).personSource),
  Component: () => import('./people'),
} satisfies Screen;
