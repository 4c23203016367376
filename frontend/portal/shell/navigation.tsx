import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import type { Panel } from '../../api/generated/enums';
import { paths, patterns } from '../paths';
import { requestDetail } from '../features/requests/queries';

export interface NavigationItem {
  to: string;
  label: string;
  /** Current only on this exact address. */
  end?: boolean;
}

export const panelLinks: Record<Panel, NavigationItem> = {
  admin: { to: paths.admin, label: 'Admin' },
  manager: { to: paths.manager, label: 'Manager' },
  support: { to: paths.support, label: 'Support' },
};

export function navigationFor(panels: readonly Panel[]): NavigationItem[] {
  return [
    { to: paths.dashboard, label: 'Dashboard', end: true },
    { to: paths.requests, label: 'My Requests' },
    ...(panels.length === 0 ? [{ to: paths.company, label: 'My Company' }] : []),
    { to: paths.services, label: 'Services' },
    ...panels.map((panel) => panelLinks[panel]),
  ];
}

export const adminSections: readonly NavigationItem[] = [
  { to: paths.leads, label: 'Leads' },
  { to: paths.subscribers, label: 'Subscribers' },
  { to: paths.mail, label: 'Mail' },
  { to: paths.inboundMail, label: 'Unmatched mail' },
  { to: paths.quarantine, label: 'Files held back' },
  { to: paths.apiTokens, label: 'API tokens' },
  { to: paths.webhooks, label: 'Webhooks' },
  { to: paths.dataRequests, label: 'Data requests' },
  { to: paths.people, label: 'People' },
  { to: paths.audit, label: 'Audit log' },
];

export function menuFor(panels: readonly Panel[]): NavigationItem[] {
  return navigationFor(panels).flatMap((item) =>
    item.to === paths.admin
      ? [{ ...item, end: true }, ...adminSections, { to: paths.reports, label: 'Reports' }]
      : [item],
  );
}

interface NavigationLinkProps extends NavigationItem {
  className: string | undefined;
  icon?: ReactNode;
  onClick?: () => void;
  /** The current entry's address, if it does not follow from the address shown. */
  current?: string | undefined;
}

export function NavigationLink({
  to,
  label,
  end = false,
  className,
  icon,
  onClick,
  current,
}: NavigationLinkProps) {
  const isHere = useMatch({ path: to, end }) !== null;
  const isCurrent = current === undefined ? isHere : current === to;
  return (
    <Link
      to={to}
      className={className ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onClick ? { onClick } : {})}
    >
      {icon}
      {icon ? <span>{label}</span> : label}
    </Link>
  );
}

const none = '';

/**
 * A request's page belongs to the panel its reader works from, or to My Requests if it is their
 * own. For staff, no entry is current until the request has loaded.
 */
export function useCurrentEntry(panels: readonly Panel[]): string | undefined {
  const match = useMatch(patterns.request);
  const id = match?.params.id ?? '';
  const { data } = useQuery({ ...requestDetail(id), enabled: false });
  const [params] = useSearchParams();
  if (!match || panels.length === 0) return undefined;
  const queue = panels.find((panel) => panel === params.get('queue'));
  if (queue) return paths[queue];
  if (!data) return none;
  return data.workedFrom ? paths[data.workedFrom] : paths.requests;
}
