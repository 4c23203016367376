import { ListTodo } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const loadOf = (panel: Panel) => async (args: LoaderFunctionArgs) =>
  (await import('./load-queue')).loadQueue(panel, args);

export default [
  {
    path: patterns.admin,
    guard: 'admin',
    nav: { label: 'Queue', scope: 'Admin', icon: ListTodo, group: 'work', order: 1 },
    load: loadOf('admin'),
    Component: () => import('./admin'),
  },
  {
    path: patterns.manager,
    guard: 'manager',
    nav: { label: 'Queue', scope: 'Manager', icon: ListTodo, group: 'work', order: 2 },
    load: loadOf('manager'),
    Component: () => import('./manager'),
  },
  {
    path: patterns.support,
    guard: 'support',
    nav: { label: 'Queue', scope: 'Support', icon: ListTodo, group: 'work', order: 3 },
    load: loadOf('support'),
    Component: () => import('./support'),
  },
] satisfies Screen[];
