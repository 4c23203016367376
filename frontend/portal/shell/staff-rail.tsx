import {
  Bell,
  ChartNoAxesColumn,
  ChevronsLeft,
  ChevronsRight,
  FileWarning,
  FolderOpen,
  Headset,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  Newspaper,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
  Building2,
  Webhook,
  ShieldUser,
} from 'lucide-react';
import { useState } from 'react';
import type { Panel } from '../../api/generated/enums';
import { paths } from '../paths';
import { NavigationLink } from './navigation';
import { staffNavigation } from './staff-navigation';
import styles from './staff-rail.module.css';

const icons: Record<string, LucideIcon> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.admin]: ShieldCheck,
  [paths.manager]: Users,
  [paths.support]: Headset,
  [paths.leads]: Inbox,
  [paths.subscribers]: Newspaper,
  [paths.mail]: Mail,
  [paths.inboundMail]: MailQuestionMark,
  [paths.quarantine]: FileWarning,
  [paths.apiTokens]: KeyRound,
  [paths.dataRequests]: ShieldUser,
  [paths.webhooks]: Webhook,
  [paths.people]: UsersRound,
  [paths.organisations]: Building2,
  [paths.audit]: ScrollText,
  [paths.reports]: ChartNoAxesColumn,
  [paths.settings]: Settings,
  [paths.requests]: FolderOpen,
  [paths.services]: Library,
  [paths.notifications]: Bell,
};

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
        {staffNavigation(panels).map(({ isOnPhone, ...item }) => {
          const Icon = icons[item.to] ?? FolderOpen;
          return (
            <li key={item.to} className={isOnPhone ? undefined : styles.wideOnly}>
              <NavigationLink
                {...item}
                current={current}
                className={styles.link}
                icon={<Icon aria-hidden="true" size={20} />}
              />
            </li>
          );
        })}
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
