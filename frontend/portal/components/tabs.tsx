import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Row } from '../../ui/layout/layout';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

const isAt = (to: string, pathname: string): boolean =>
  to.split('?')[0] === pathname.replace(/\/$/, '');

/** Parts of one subject, each with an address of its own. A narrow screen scrolls them sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    const room = strip.current.clientWidth - current.offsetWidth;
    strip.current.scrollLeft = current.offsetLeft - room / 2;
  }, [pathname]);
  return (
    <Row
      as="nav"
      ref={strip}
      aria-label={label}
      nowrap
      gap={5}
      line="below"
      className={styles.tabs}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={`place nowrap ${styles.tab}`}
          aria-current={isAt(tab.to, pathname) ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </Row>
  );
}
