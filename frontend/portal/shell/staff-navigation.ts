import type { Panel } from '../../api/generated/enums';
import { paths } from '../paths';
import { adminSections, type NavigationItem, panelLinks } from './navigation';

export function staffNavigation(
  panels: readonly Panel[],
): (NavigationItem & { isOnPhone?: true })[] {
  const isAdmin = panels.includes('admin');
  const queues = panels.map((panel) => ({
    ...panelLinks[panel],
    end: true,
    ...(panel === panels[0] && { isOnPhone: true as const }),
  }));
  return [
    { to: paths.dashboard, label: 'Dashboard', end: true, isOnPhone: true },
    ...queues,
    { to: paths.organisations, label: 'Companies' },
    ...(isAdmin ? adminSections : []),
    ...(isAdmin ? [{ to: paths.reports, label: 'Reports', isOnPhone: true as const }] : []),
    { to: paths.settings, label: 'Settings', isOnPhone: true },
    { to: paths.requests, label: 'My Requests', end: true },
    { to: paths.services, label: 'Services' },
  ];
}
