import { ListTodo } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const loading = () => import('./load-queue');

const loadOf = (panel: Panel) => async (args: LoaderFunctionArgs) =>
  (await loading()).loadQueue(panel, args);

/** All at once: the loader's code as well, which would otherwise wait for the access check. */
async function code() {
  const [workplace] = await Promise.all([import('./workplace'), import('./queue'), loading()]);
  await workplace.loadQueueCode();
  return workplace;
}

export default [
  {
    path: patterns.admin,
    guard: 'admin',
    nav: { label: 'Queue', scope: 'Admin', icon: ListTodo, group: 'work', order: 1 },
    load: loadOf('admin'),
    Component: code,
  },
  {
    path: patterns.manager,
    guard: 'manager',
    nav: { label: 'Queue', scope: 'Manager', icon: ListTodo, group: 'work', order: 2 },
    load: loadOf('manager'),
    Component: code,
  },
  {
    path: patterns.support,
    guard: 'support',
    nav: { label: 'Queue', scope: 'Support', icon: ListTodo, group: 'work', order: 3 },
    load: loadOf('support'),
    Component: code,
  },
] satisfies Screen[];
