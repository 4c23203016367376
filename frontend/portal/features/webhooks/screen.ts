import { Webhook } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.webhooks,
  guard: 'admin',
  nav: { label: 'Webhooks', icon: Webhook, group: 'connections', order: 3 },
  load: list(async () => (await import('./webhook-sources')).webhookSource),
  Component: () => import('./webhooks'),
} satisfies Screen;
