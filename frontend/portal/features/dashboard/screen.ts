import { LayoutDashboard } from 'lucide-react';
import { queryClient } from '../../query-client';
import { ask, queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { access, me } from '../../session/queries';
import { newestRequests } from '../requests/queries';
import { opening } from './opening';

/** Staff see their work, clients what comes next. */
async function loadDashboard(): Promise<void> {
  queries(me, newestRequests)();
  const answer = await queryClient.ensureQueryData(access()).catch(() => undefined);
  const [panel] = answer?.dashboardAccess ?? [];
  void ask(opening(panel));
}

export default {
  path: patterns.dashboard,
  guard: 'user',
  nav: { label: 'Dashboard', icon: LayoutDashboard, group: 'home', order: 1, isOnPhone: true },
  load: () => void loadDashboard(),
  Component: () => import('./dashboard'),
} satisfies Screen;
