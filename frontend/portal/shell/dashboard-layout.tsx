import { useIsFetching, useQuery } from '@tanstack/react-query';
import { CircleUserRound, ExternalLink, LogOut, MenuIcon, UserRound, X } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import brand from '../../../brand.json';
import { currentSession } from '../../api/session-store';
import { whenIdle } from '../../lib/when-idle';
import { buttonClass } from '../../ui/button';
import { Row, Text } from '../../ui/layout/layout';
import { loadParts } from '../../ui/overlay/load-parts';
import { Menu, MenuHeading, MenuItem, MenuRule } from '../../ui/overlay/menu';
import { Wordmark } from '../../ui/wordmark';
import { useAccess } from '../access/use-access';
import { LazyPart } from '../components/lazy-part';
import { Bell } from '../features/notifications/bell';
import { useLive } from '../live/use-live';
import { paths } from '../paths';
import { me } from '../session/queries';
import { frameWords } from '../words';
import styles from './dashboard-layout.module.css';
import { StaffRail } from './frame-ready';
import { navigationFor, type NavigationItem, NavigationLink, useCurrentEntry } from './navigation';
import { useSignOut } from './use-sign-out';

/** Clients never load these, and staff only after the page. */
const StaffCommands = lazy(async () => {
  await new Promise<void>(whenIdle);
  const { StaffCommands } = await import('../features/work/staff-commands');
  return { default: StaffCommands };
});

const ErasureBanner = lazy(() => import('../features/privacy/erasure-banner'));

export function DashboardLayout() {
  useLive();
  useEffect(() => {
    whenIdle(() => void loadParts().catch(() => undefined));
  }, []);
  const isFromMail = currentSession()?.only !== undefined;
  const reader = useAccess();
  const panels = reader?.dashboardAccess ?? [];
  const isStaff = panels.length > 0;
  const isClient = reader !== undefined && !isStaff;
  const { data: user } = useQuery({ ...me(), enabled: isClient });
  const current = useCurrentEntry(panels);
  return (
    <div className={styles.layout}>
      <a href="#main" className="skip on-screen">
        {frameWords.skip}
      </a>
      <header className={`on-screen ${styles.header}`}>
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
            <Row
              as="nav"
              nowrap
              gap={6}
              aria-label={frameWords.navigation}
              className={`from-medium ${styles.nav}`}
            >
              {navigationFor(reader).map((link) => (
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
            <MobileMenu links={navigationFor(reader)} current={current} />
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
        {reader && isStaff ? (
          // Reserves the rail's space, so the content does not move.
          <LazyPart fallback={<div className={`from-medium ${styles.railSpace}`} />}>
            <StaffRail reader={reader} current={current} />
          </LazyPart>
        ) : null}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {reader && isStaff ? (
        <LazyPart failure={null}>
          <StaffCommands reader={reader} />
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

function ProfileMenu() {
  const { data: user } = useQuery(me());
  const leave = useSignOut();
  return (
    <Menu
      label={frameWords.profile}
      trigger={
        <button
          type="button"
          aria-label={user ? frameWords.profileMenuOf(user.firstName) : frameWords.profileMenu}
          className={buttonClass({ variant: 'quiet' })}
        >
          <CircleUserRound aria-hidden="true" />
          <span className={`clipped from-medium ${styles.userName}`}>{user?.firstName ?? ''}</span>
        </button>
      }
    >
      {user ? (
        <MenuHeading>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <br />
          <Text as="span" soft size={2}>
            {user.email}
          </Text>
        </MenuHeading>
      ) : null}
      <MenuRule />
      <MenuItem asChild>
        <Link to={paths.profile}>
          <UserRound aria-hidden="true" size={18} />
          {frameWords.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href={paths.home}>
          <ExternalLink aria-hidden="true" size={18} />
          {frameWords.website}
        </a>
      </MenuItem>
      <MenuRule />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden="true" size={18} />
        {frameWords.signOut}
      </MenuItem>
    </Menu>
  );
}

interface MobileMenuProps {
  links: readonly NavigationItem[];
  current: string | undefined;
}

function MobileMenu({ links, current }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (isOpen && openedAt !== pathname) setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return (
    <div className={styles.mobile} ref={box}>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'secondary', iconOnly: true })}
        aria-label={isOpen ? frameWords.closeMenu : frameWords.menu}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => {
          setOpenedAt(pathname);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
      </button>
      <nav
        id="mobile-menu"
        aria-label={frameWords.phoneNavigation}
        className={styles.sheet}
        hidden={!isOpen}
      >
        {links.map((link) => (
          <NavigationLink
            key={link.to}
            item={link}
            current={current}
            className={styles.sheetLink}
            onClick={() => setIsOpen(false)}
          />
        ))}
      </nav>
    </div>
  );
}
