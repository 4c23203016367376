import { Banknote } from 'lucide-react';
import { q } from '../../../api/call';
import { ask, list, queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.invoices,
    guard: 'client',
    nav: { label: 'Invoices', icon: Banknote, group: 'work', order: 7 },
    load: list(async () => (await import('./invoice-source')).ownInvoiceSource),
    Component: () => import('./invoices'),
  },
  {
    path: patterns.invoice,
    guard: 'user',
    load: ({ params }) => void ask(q('/api/invoices/{id}', { path: { id: params['id'] ?? '' } })),
    Component: () => import('./invoice'),
  },
  { path: patterns.pay, guard: 'visitor', Component: () => import('./pay-link') },
  { path: patterns.account, guard: 'user', Component: () => import('./account') },
  {
    path: patterns.billing,
    guard: 'client',
    load: queries(() => q('/api/billing-details')),
    Component: () => import('./billing'),
  },
] satisfies Screen[];
