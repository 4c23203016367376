import { ListTodo } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const loading = () => import('./load-queue');

const loadOf = (panel: Panel) => async (args: LoaderFunctionArgs) =>
  (await loading()).loadQueue(panel, args);

/**
 * With its loader, which is needed first, while access is still being checked. A request's sheet
 * follows, so that the first one opens as fast as the next.
 */
function withLoader<Code>(code: Promise<Code>): Promise<Code> {
  const parts = () =>
    Promise.all([import('../requests/request-page'), import('./queue-with-request')]);
  void Promise.all([loading(), code])
    .then(parts)
    .catch(() => undefined);
  return code;
}

export default [
  {
    path: patterns.admin,
    guard: 'admin',
    nav: { label: 'Queue', scope: 'Admin', icon: ListTodo, group: 'work', order: 1 },
    load: loadOf('admin'),
    Component: () => withLoader(import('./admin')),
  },
  {
    path: patterns.manager,
    guard: 'manager',
    nav: { label: 'Queue', scope: 'Manager', icon: ListTodo, group: 'work', order: 2 },
    load: loadOf('manager'),
    Component: () => withLoader(import('./manager')),
  },
  {
    path: patterns.support,
    guard: 'support',
    nav: { label: 'Queue', scope: 'Support', icon: ListTodo, group: 'work', order: 3 },
    load: loadOf('support'),
    Component: () => withLoader(import('./support')),
  },
] satisfies Screen[];
