import { Phone } from 'lucide-react';
import { ask } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.calls,
  guard: 'staff',
  nav: { label: 'Calls', icon: Phone, group: 'work', order: 5 },
  load: async ({ request }) => {
    for (const one of (await import('./week')).queriesAt(request.url)) void ask(one);
  },
  Component: () => import('./calls'),
} satisfies Screen;
