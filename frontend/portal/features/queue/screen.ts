import { ListTodo } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const loading = () => import('./load-queue');

const loadOf = (panel: Panel) => async (args: LoaderFunctionArgs) =>
  (await loading()).loadQueue(panel, args);

/**
 * Starts the loader's code during the access check, and the code of a request's sheet after that, so
 * that the first sheet opens as fast as later ones.
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
