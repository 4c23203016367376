import { ListTodo } from 'lucide-react';
import type { Panel } from '../../../api/call';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const loading = () => import('./list/load-queue');

/** All at once: the loader's code as well, which would otherwise wait for the access check. */
async function code() {
  const [workplace] = await Promise.all([import('./workplace'), import('./list/queue'), loading()]);
  await workplace.loadQueueCode();
  return workplace;
}

const screenOf = (panel: Panel, scope: string, order: number): Screen => ({
  path: patterns[panel],
  guard: panel,
  nav: { label: 'Requests', scope, icon: ListTodo, group: 'work', order },
  load: async (args) => (await loading()).loadQueue(panel, args),
  Component: code,
});

export default [
  screenOf('admin', 'Admin', 1),
  screenOf('manager', 'Manager', 2),
  screenOf('support', 'Support', 3),
];
