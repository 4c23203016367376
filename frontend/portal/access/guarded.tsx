import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { hasStatus } from '../../api/problem';
import { currentSession } from '../../api/session-store';
import { Skeleton } from '../../ui/skeleton';
import { lazyDialog } from '../components/lazy-dialog';
import { paths } from '../paths';
import type { Screen } from '../screen';
import { access, adminCheck } from '../session/queries';
import { Page } from '../shell/page';
import { frameWords } from '../words';
import { mayOpen } from './may-open';
import { toastRefusal } from './refusal';

const AccessFailure = lazyDialog(() => import('./access-failure'), 'AccessFailure');

interface GuardedProps {
  screen: Screen;
  children: ReactNode;
}

/**
 * Sends people without access to the dashboard with a toast, also if they lose it while the screen
 * is open. The router's loader has checked before; the server refuses the data anyway.
 */
export function Guarded({ screen: { guard, nav }, children }: GuardedProps) {
  const roles = useQuery(access());
  const admin = useQuery({ ...adminCheck(), enabled: guard === 'admin' });
  const checks = guard === 'admin' ? [roles, admin] : [roles];
  if (guard === 'user') return children;
  if (checks.some(({ error }) => hasStatus(error, 403))) return <Refused />;
  // A later check without an answer takes no open screen away: the server decides on each call. An
  // answer that the session remembered (updated at 0) is no check.
  if (checks.some(({ isError, dataUpdatedAt }) => isError && dataUpdatedAt === 0)) {
    return <AccessFailure title={nav?.label} checks={checks} />;
  }
  if (!roles.data || (guard === 'admin' && !admin.data)) return <Checking title={nav?.label} />;
  const isAllowed = mayOpen(guard, roles.data) && admin.data?.isAdmin !== false;
  return isAllowed ? children : <Refused />;
}

const lines = <Skeleton label={frameWords.checking} lines={8} />;

const Checking = ({ title }: { title: string | undefined }) =>
  title ? <Page title={title}>{lines}</Page> : lines;

function Refused() {
  // If only the second factor is missing, the app leads there and back to this address.
  return currentSession()?.isHalf ? null : <Leave />;
}

function Leave() {
  useEffect(toastRefusal, []);
  return <Navigate to={paths.dashboard} replace />;
}
