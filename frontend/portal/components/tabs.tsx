import { Link, useLocation } from 'react-router-dom';
import { Row } from '../../ui/layout/layout';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

const isAt = (to: string, pathname: string): boolean =>
  to.split('?')[0] === pathname.replace(/\/$/, '');

/** Parts of one subject, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  const { pathname } = useLocation();
  return (
    <Row as="nav" aria-label={label} gap="1 5" line="below" className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={`place ${styles.tab}`}
          aria-current={isAt(tab.to, pathname) ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </Row>
  );
}
