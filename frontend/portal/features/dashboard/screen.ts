import { LayoutDashboard } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { q } from '../../../api/call';
import { queryClient } from '../../query-client';
import { ask, queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { access, me } from '../../session/queries';

const clientQueries = async () => {
  const { newestRequests, upcoming } = await import('../requests/queries');
  void ask(newestRequests());
  return upcoming;
};

/** Staff see their work, clients what comes next. */
async function loadDashboard(): Promise<void> {
  queries(me)();
  const [upcoming, answer] = await Promise.all([
    clientQueries(),
    queryClient.ensureQueryData(access()).catch(() => undefined),
  ]);
  void ask(answer?.dashboardAccess.length ? q('/api/staff-dashboard') : upcoming());
}

export default [
  {
    path: patterns.dashboard,
    nav: { label: 'Dashboard', icon: LayoutDashboard, group: 'home', order: 1, isOnPhone: true },
    load: (_: LoaderFunctionArgs) => void loadDashboard(),
    Component: () => import('./dashboard'),
  },
] satisfies Screen[];
