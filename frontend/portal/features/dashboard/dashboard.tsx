import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { formatLongDay } from '../../../lib/dates';
import { Skeleton } from '../../../ui/skeleton';
import { type Stat, StatBand } from '../../../ui/stat-band';
import type { AnswerOf } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import { locale } from '../../../lib/locale';
import { LazyPart } from '../../components/lazy-part';
import { QueryFailure } from '../../components/query-failure';
import { access, me } from '../../session/queries';
import { Page } from '../../shell/page';
import { newestRequests } from '../requests/queries';
import { FirstRequest } from './first-request';
import { QuickActions } from './quick-actions';
import { RecentRequests } from './recent-requests';
import { RequestArrived } from './request-arrived';
import { Upcoming } from './upcoming';
import { dashboardWords } from './words';

const GraceNotice = lazy(() => import('../second-factor/grace-notice'));
const StaffWork = lazy(() => import('./staff-dashboard'));

export function Component() {
  const profile = useQuery(me());
  const requests = useQuery(newestRequests());
  const panels = useQuery(access());
  const today = useToday();
  const own = panels.data?.dashboardAccess ?? [];
  const [panel] = own;
  const isClient = panels.data !== undefined && panel === undefined;
  const isNew = isClient && requests.data?.stats?.total === 0;
  const loading = <Skeleton label={dashboardWords.loading} lines={8} />;
  const figures = (
    <StatBand isLine label={dashboardWords.stats} stats={dashboardStats(requests.data)} />
  );
  return (
    <Page
      title={dashboardWords.title(profile.data?.firstName, isNew)}
      lead={<time dateTime={today.toISOString().slice(0, 10)}>{formatLongDay(today)}</time>}
      action={isClient ? <QuickActions panels={[]} /> : null}
    >
      <RequestArrived />
      {profile.isError ? (
        <QueryFailure message={dashboardWords.profileFailure} query={profile} />
      ) : null}
      {panels.isPending ? (
        loading
      ) : panel ? (
        <>
          <LazyPart>
            <GraceNotice />
          </LazyPart>
          <LazyPart fallback={loading}>
            <StaffWork panel={panel} />
          </LazyPart>
          {figures}
          {requests.data?.requests.length ? <RecentRequests query={requests} /> : null}
          <QuickActions panels={own} />
        </>
      ) : isNew ? (
        <FirstRequest />
      ) : (
        <>
          <Upcoming />
          {figures}
          <RecentRequests query={requests} />
        </>
      )}
    </Page>
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

type Answer = AnswerOf<'/api/get-requests', 'get'>;

/** Totals from the server: this page only loads the newest requests. */
function dashboardStats(answer: Answer | undefined): Stat[] {
  const number = (value: number | undefined) => value?.toLocaleString(locale);
  const stats = answer?.stats;
  const labels = dashboardWords.statLabels;
  return [
    { label: labels.total, value: number(stats?.total) },
    { label: labels.completed, value: number(stats?.completed) },
    { label: labels.inProgress, value: number(stats?.in_progress) },
    {
      label: labels.revenue,
      value: stats && formatMoney(stats.revenue),
      note: dashboardWords.revenueNote,
    },
  ];
}
