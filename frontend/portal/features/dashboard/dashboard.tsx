import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDay } from '../../../lib/dates';
import { buttonClass } from '../../../ui/button';
import { StatBand } from '../../../ui/stat-band';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { newestRequests } from '../requests/queries';
import { access, me } from '../../session/queries';
import { Page } from '../../shell/page';
import { dashboardStats } from './dashboard-stats';
import { QuickActions } from './quick-actions';
import { RecentRequests } from './recent-requests';
import styles from './dashboard.module.css';
import { Upcoming } from './upcoming';
import { dashboardWords } from './words';

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
      {profile.isError ? (
        <QueryFailure
          message={dashboardWords.profileFailure}
          error={profile.error}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : null}
      <StatBand label={dashboardWords.stats} stats={dashboardStats(requests.data)} />
      <div className={styles.columns}>
        <RecentRequests query={requests} />
        <div className={styles.aside}>
          <Upcoming isStaff={(panels.data?.dashboardAccess.length ?? 0) > 0} />
          <QuickActions panels={panels.data?.dashboardAccess ?? []} />
        </div>
      </div>
    </Page>
  );
}

/** A dashboard left open over midnight shows the new day when one comes back to it. */
function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday(new Date());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return today;
}
