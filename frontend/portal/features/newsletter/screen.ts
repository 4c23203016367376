import { Send } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { q } from '../../../api/call';
import { ask, list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default [
  {
    path: patterns.issues,
    guard: 'admin',
    nav: { label: 'Newsletter', icon: Send, group: 'people', order: 4 },
    load: list(async () => (await import('./issue-source')).issueSource),
    Component: () => import('./issues'),
  },
  {
    path: patterns.issue,
    guard: 'admin',
    load: ({ params: { id = 'new' } }: LoaderFunctionArgs) =>
      id === 'new' ? null : void ask(q('/api/issues/{id}', { path: { id } })),
    Component: () => import('./issue'),
  },
] satisfies Screen[];
