import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Panel } from '../../api/generated/enums';
import { hasStatus } from '../../api/problem';
import { currentSession } from '../../api/session-store';
import { Skeleton } from '../../ui/skeleton';
import { QueryFailure } from '../components/query-failure';
import { paths } from '../paths';
import { access, adminCheck } from '../session/queries';
import { Page } from '../shell/page';
import { sayRefused } from './refusal';

interface PanelGuardProps {
  panel: Panel;
  /** The page title while access is checked. */
  title: string;
  loading: string;
  children: ReactNode;
}

/** Sends people without access to the dashboard with a toast; the server refuses the data anyway. */
export function PanelGuard({ panel, title, loading, children }: PanelGuardProps) {
  const roles = useQuery(access());
  const admin = useQuery({ ...adminCheck(), enabled: panel === 'admin' });
  const checks = panel === 'admin' ? [roles, admin] : [roles];
  const failed = checks.find((check) => check.isError);

  if (failed && !hasStatus(failed.error, 403)) {
    return (
      <Page title={title}>
        <QueryFailure
          message="Your access could not be checked"
          query={{
            error: failed.error,
            refetch: () => Promise.all(checks.map((check) => check.refetch())),
            isFetching: checks.some((check) => check.isFetching),
          }}
        />
      </Page>
    );
  }
  if (failed) return <Refused />;
  if (checks.some((check) => check.isPending)) {
    return (
      <Page title={title}>
        <Skeleton label={loading} lines={9} />
      </Page>
    );
  }
  const isAllowed =
    roles.data?.dashboardAccess.includes(panel) && (panel !== 'admin' || admin.data?.isAdmin);
  return isAllowed ? children : <Refused />;
}

export function Refused() {
  // If only the second factor is missing, the app leads there and back to this address.
  return currentSession()?.isHalf ? null : <Leave />;
}

function Leave() {
  useEffect(sayRefused, []);
  return <Navigate to={paths.dashboard} replace />;
}
