import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { adminDesks, NavigationLink } from '../shell/navigation';
import styles from './admin-nav.module.css';

/** From each of the admin's screens to the others. */
export function AdminNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone they do not all fit: the one that is open must be seen.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <nav aria-label="Admin" className={styles.nav} ref={nav}>
      {[{ to: paths.admin, label: 'Requests', end: true }, ...adminDesks].map((item) => (
        <NavigationLink key={item.to} {...item} className={styles.link} />
      ))}
    </nav>
  );
}
