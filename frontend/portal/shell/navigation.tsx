import { type Panel, q, useQuery } from '../../api/call';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import { mayOpen } from '../access/may-open';
import { paths, patterns } from '../paths';
import { screens } from '../screens';
import type { Access } from '../session/queries';

export const groups = ['home', 'work', 'people', 'connections', 'system'] as const;

const entries = screens
  .flatMap(({ path, guard, nav }) => (nav ? [{ path, guard, ...nav }] : []))
  .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);

const hasEntriesBelow = (path: string): boolean =>
  entries.some((other) => other.path.startsWith(`${path}/`));

/** The screens that a person may open. */
export const navigationFor = (reader: Access = { dashboardAccess: [] }) => {
  const { dashboardAccess: panels } = reader;
  return entries
    .filter(({ guard }) => mayOpen(guard, reader))
    .map(({ path, label, icon, group, scope, isOnPhone = false }) => ({
      to: path,
      label,
      icon,
      group,
      scope: panels.length > 1 ? scope : undefined,
      /** Current only on this exact address. */
      end: hasEntriesBelow(path),
      isOnPhone: scope ? path === paths[panels[0]!] : isOnPhone,
    }));
};

export type NavigationItem = ReturnType<typeof navigationFor>[number];

interface NavigationLinkProps {
  item: NavigationItem;
  className: string | undefined;
  hasIcon?: boolean;
  onClick?: () => void;
  /** The current entry's address, if it does not follow from the address shown. */
  current?: string | undefined;
}

export function NavigationLink({
  item: { to, label, scope = label, end, icon: Icon },
  className,
  hasIcon = false,
  onClick,
  current,
}: NavigationLinkProps) {
  const isHere = useMatch({ path: to, end }) !== null;
  const isCurrent = current === undefined ? isHere : current === to;
  return (
    <Link
      to={to}
      className={`place ${className}`}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onClick ? { onClick } : {})}
    >
      {hasIcon ? <Icon aria-hidden="true" size={20} /> : null}
      {hasIcon ? <span>{label}</span> : scope}
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
  const { data } = useQuery({ ...q('/api/requests/{id}', { path: { id } }), enabled: false });
  const [params] = useSearchParams();
  if (!match || panels.length === 0) return undefined;
  const queue = panels.find((panel) => panel === params.get('queue'));
  if (queue) return paths[queue];
  if (!data) return none;
  const { workedFrom } = data.request;
  return workedFrom ? paths[workedFrom] : paths.requests;
}
