import { useIsFetching, useQuery } from '@tanstack/react-query';
import { Outlet, useNavigation } from 'react-router-dom';
import { Wordmark } from '../../ui/wordmark';
import { Link } from 'react-router-dom';
import { Bell } from '../features/notifications/bell';
import { paths } from '../paths';
import { access } from '../session/queries';
import { MobileMenu } from './mobile-menu';
import { menuFor, navigationFor, NavigationLink, useCurrentEntry } from './navigation';
import { ProfileMenu } from './profile-menu';
import styles from './dashboard-layout.module.css';

/** The frame around every signed-in screen. */
export function DashboardLayout() {
  const { data } = useQuery(access());
  const panels = data?.dashboardAccess ?? [];
  const current = useCurrentEntry(panels);
  const { state } = useNavigation();
  const fetching = useIsFetching({ predicate: ({ meta }) => !meta?.['isQuiet'] });
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={paths.dashboard} className={styles.brand} aria-label="Fenwright, dashboard">
            <Wordmark />
          </Link>
          <nav aria-label="Portal" className={styles.nav}>
            {navigationFor(panels).map((link) => (
              <NavigationLink key={link.to} {...link} current={current} className={styles.link} />
            ))}
          </nav>
          <div className={styles.tools}>
            <Bell />
            <ProfileMenu />
            <MobileMenu links={menuFor(panels)} current={current} />
          </div>
        </div>
        <div
          className={state === 'idle' && fetching === 0 ? styles.quiet : styles.loading}
          aria-hidden="true"
        />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
