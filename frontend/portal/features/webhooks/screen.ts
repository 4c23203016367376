import { Webhook } from 'lucide-react';
import { ask } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.webhooks,
    guard: 'admin',
    nav: { label: 'Webhooks', icon: Webhook, group: 'admin', order: 7 },
    load: async () => void ask((await import('./webhook-queries')).webhooks()),
    Component: () => import('./webhooks'),
  },
] satisfies Screen[];
