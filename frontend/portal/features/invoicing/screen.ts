import { Banknote } from 'lucide-react';
import { q } from '../../../api/call';
import { ask, list, queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const invoices = list(async () => (await import('../invoices/invoice-source')).invoiceSource);

export default [
  {
    path: patterns.invoicing,
    guard: 'finance',
    nav: { label: 'Invoicing', icon: Banknote, group: 'work', order: 7 },
    load: queries(() => q('/api/invoices/to-issue')),
    Component: () => import('./to-issue'),
  },
  {
    path: patterns.invoicingList,
    guard: 'finance',
    load: (args) => {
      void ask(q('/api/invoices/ages'));
      return invoices(args);
    },
    Component: () => import('./invoice-list'),
  },
  {
    path: patterns.payments,
    guard: 'finance',
    load: list(async () => (await import('./payment-source')).paymentSource),
    Component: () => import('./payments'),
  },
  {
    path: patterns.bank,
    guard: 'finance',
    load: list(async () => (await import('./bank/bank-source')).bankSource),
    Component: () => import('./bank/bank'),
  },
  {
    path: patterns.accounts,
    guard: 'finance',
    Component: () => import('./accounts'),
  },
] satisfies Screen[];
