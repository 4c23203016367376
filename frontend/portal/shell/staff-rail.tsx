import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import type { Panel } from '../../api/generated/enums';
import { navigationFor, NavigationLink } from './navigation';
import styles from './staff-rail.module.css';

const key = 'fenwright.rail';

interface StaffRailProps {
  panels: readonly Panel[];
  current: string | undefined;
}

export function StaffRail({ panels, current }: StaffRailProps) {
  const [isNarrow, setIsNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const Arrow = isNarrow ? ChevronsRight : ChevronsLeft;
  return (
    <nav aria-label="Portal" className={isNarrow ? `${styles.rail} ${styles.narrow}` : styles.rail}>
      <ul className={styles.links}>
        {navigationFor(panels).map((item) => (
          <li key={item.to} className={item.isOnPhone ? undefined : styles.wideOnly}>
            <NavigationLink item={item} hasIcon current={current} className={styles.link} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isNarrow}
        aria-label={isNarrow ? 'Show labels' : 'Hide labels'}
        onClick={() => {
          localStorage.setItem(key, isNarrow ? 'wide' : 'narrow');
          setIsNarrow(!isNarrow);
        }}
      >
        <Arrow aria-hidden="true" size={18} />
      </button>
    </nav>
  );
}
