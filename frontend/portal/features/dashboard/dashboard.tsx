import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDay } from '../../../lib/dates';
import type { Panel } from '../../../api/generated/enums';
import { buttonClass } from '../../../ui/button';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { StatBand } from '../../../ui/stat-band';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { newestRequests } from '../requests/queries';
import { access, me } from '../../session/queries';
import { Page } from '../../shell/page';
import { dashboardStats } from './dashboard-stats';
import { QuickActions } from './quick-actions';
import { RecentRequests, type RecentRequestsProps } from './recent-requests';
import { RequestArrived } from './request-arrived';
import { StaffWork } from './staff-dashboard';
import styles from './dashboard.module.css';
import { Upcoming } from './upcoming';
import { dashboardWords } from './words';

const GraceNotice = lazy(() => import('../second-factor/grace-notice'));

export function Component() {
  const profile = useQuery(me());
  const requests = useQuery(newestRequests());
  const panels = useQuery(access());
  const today = useToday();
  const name = profile.data?.firstName;
  return (
    <Page
      title={dashboardWords.title(name)}
      lead={<time dateTime={today.toISOString().slice(0, 10)}>{formatLongDay(today)}</time>}
      action={
        <Link to={paths.raiseRequest()} className={buttonClass()}>
          {dashboardWords.raise}
        </Link>
      }
    >
      <RequestArrived />
      {profile.isError ? (
        <QueryFailure message={dashboardWords.profileFailure} query={profile} />
      ) : null}
      {panels.isPending ? (
        <Skeleton label={dashboardWords.loading} lines={8} />
      ) : (
        <Sections panels={panels.data?.dashboardAccess ?? []} requests={requests} />
      )}
    </Page>
  );
}

interface SectionsProps {
  panels: readonly Panel[];
  requests: RecentRequestsProps['query'];
}

function Sections({ panels, requests }: SectionsProps) {
  const [panel] = panels;
  const isStaff = panel !== undefined;
  return (
    <>
      {isStaff ? (
        <Suspense>
          <GraceNotice />
        </Suspense>
      ) : null}
      {isStaff ? <StaffWork panel={panel} /> : null}
      <StatBand label={dashboardWords.stats} stats={dashboardStats(requests.data)} />
      <Columns from="medium" align="start" className={styles.columns}>
        <RecentRequests query={requests} isStaff={isStaff} />
        <Stack gap={7}>
          {isStaff ? null : <Upcoming />}
          <QuickActions panels={panels} />
        </Stack>
      </Columns>
    </>
  );
}

/** Updates the date if the page is left open over midnight. */
function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday(new Date());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return today;
}
