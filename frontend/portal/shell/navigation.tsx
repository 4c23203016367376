import { NavLink } from 'react-router-dom';
import type { Panel } from '../../api/generated/enums';
import { paths } from '../paths';

export interface NavigationItem {
  to: string;
  label: string;
  /** Marked as current on exactly this address only. */
  end?: boolean;
}

const panelLinks: Record<Panel, NavigationItem> = {
  admin: { to: paths.admin, label: 'Admin' },
  manager: { to: paths.manager, label: 'Manager' },
  support: { to: paths.support, label: 'Support' },
};

export function navigationFor(panels: readonly Panel[]): NavigationItem[] {
  return [
    { to: paths.dashboard, label: 'Dashboard', end: true },
    { to: paths.requests, label: 'My Requests' },
    { to: paths.services, label: 'Services' },
    ...panels.map((panel) => panelLinks[panel]),
  ];
}

/** The admin's other screens: beside the panel on each of them, and in the menu of small screens. */
export const adminDesks: readonly NavigationItem[] = [
  { to: paths.leads, label: 'Leads' },
  { to: paths.subscribers, label: 'Subscribers' },
  { to: paths.mail, label: 'Mail' },
  { to: paths.people, label: 'People' },
  { to: paths.audit, label: 'Audit log' },
];

/** Where there is room for a line each. */
export function menuFor(panels: readonly Panel[]): NavigationItem[] {
  return navigationFor(panels).flatMap((item) =>
    item.to === paths.admin ? [{ ...item, end: true }, ...adminDesks] : [item],
  );
}

interface NavigationLinkProps extends NavigationItem {
  className: string | undefined;
  onClick?: () => void;
}

export function NavigationLink({
  to,
  label,
  end = false,
  className,
  onClick,
}: NavigationLinkProps) {
  return (
    <NavLink to={to} end={end} className={className ?? ''} {...(onClick ? { onClick } : {})}>
      {label}
    </NavLink>
  );
}
