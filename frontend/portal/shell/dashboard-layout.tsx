import brand from '../../../brand.json';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { LazyPart } from '../components/lazy-part';
import { loadParts } from '../../ui/overlay/load-parts';
import { Row } from '../../ui/layout/layout';
import { Wordmark } from '../../ui/wordmark';
import { Link } from 'react-router-dom';
import { currentSession } from '../../api/session-store';
import { whenIdle } from '../../lib/when-idle';
import { Bell } from '../features/notifications/bell';
import { useLive } from '../live/use-live';
import { paths } from '../paths';
import { access, me } from '../session/queries';
import { StaffRail } from './frame-ready';
import { MobileMenu } from './mobile-menu';
import { navigationFor, NavigationLink, useCurrentEntry } from './navigation';
import { ProfileMenu } from './profile-menu';
import styles from './dashboard-layout.module.css';
import { frameWords } from '../words';

/** Clients never load these, and staff only after the page. */
const StaffCommands = lazy(async () => {
  await new Promise<void>(whenIdle);
  const { StaffCommands } = await import('../features/queue/staff-commands');
  return { default: StaffCommands };
});

const ErasureBanner = lazy(() => import('../features/privacy/erasure-banner'));

export function DashboardLayout() {
  useLive();
  useEffect(() => {
    whenIdle(() => void loadParts().catch(() => undefined));
  }, []);
  const isFromMail = currentSession()?.only !== undefined;
  const { data } = useQuery(access());
  const panels = data?.dashboardAccess ?? [];
  const isStaff = panels.length > 0;
  const isClient = data !== undefined && !isStaff;
  const { data: user } = useQuery({ ...me(), enabled: isClient });
  const current = useCurrentEntry(panels);
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        {frameWords.skip}
      </a>
      <header className={styles.header}>
        <Row
          nowrap
          align="center"
          gap={7}
          className={isStaff ? `${styles.bar} ${styles.wide}` : styles.bar}
        >
          <Link
            to={paths.dashboard}
            className={styles.brand}
            aria-label={`${brand.name}, dashboard`}
          >
            <Wordmark />
          </Link>
          {isStaff ? null : (
            <Row as="nav" nowrap gap={6} aria-label={frameWords.navigation} className={styles.nav}>
              {navigationFor(panels).map((link) => (
                <NavigationLink
                  key={link.to}
                  item={link}
                  current={current}
                  className={styles.link}
                />
              ))}
            </Row>
          )}
          <Row nowrap align="center" gap={2} className={styles.tools}>
            {isFromMail ? null : <Bell />}
            <ProfileMenu />
            <MobileMenu links={navigationFor(panels)} current={current} />
          </Row>
        </Row>
        <LoadingBar />
      </header>
      {user?.erasesAt ? (
        <LazyPart>
          <ErasureBanner at={user.erasesAt} />
        </LazyPart>
      ) : null}
      <div className={isStaff ? styles.withRail : undefined}>
        {isStaff ? (
          // Reserves the rail's space, so the content does not move.
          <LazyPart fallback={<div className={styles.railSpace} />}>
            <StaffRail panels={panels} current={current} />
          </LazyPart>
        ) : null}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {isStaff ? (
        <LazyPart failure={null}>
          <StaffCommands panels={panels} />
        </LazyPart>
      ) : null}
    </div>
  );
}

/** A component of its own, because it is drawn again at each call and each answer. */
function LoadingBar() {
  const { state } = useNavigation();
  const fetching = useIsFetching({ predicate: ({ meta }) => !meta?.['isQuiet'] });
  const isQuiet = state === 'idle' && fetching === 0;
  return <div className={isQuiet ? styles.quiet : styles.loading} aria-hidden="true" />;
}
