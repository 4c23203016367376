import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { adminSections, NavigationLink } from '../shell/navigation';
import styles from './admin-nav.module.css';

/** Links between the sections of the admin area. */
export function AdminNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // They do not all fit on a phone, so the current one is scrolled into view.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <nav aria-label="Admin" className={styles.nav} ref={nav}>
      {[{ to: paths.admin, label: 'Requests', end: true }, ...adminSections].map((item) => (
        <NavigationLink key={item.to} {...item} className={styles.link} />
      ))}
    </nav>
  );
}
