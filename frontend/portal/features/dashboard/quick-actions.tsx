import {
  ArrowRight,
  FilePlus2,
  FolderOpen,
  Headset,
  Inbox,
  LibraryBig,
  Mail,
  Newspaper,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { Text } from '../../../ui/layout/layout';
import { panelLabels } from '../../labels';
import { paths } from '../../paths';
import { actionWords } from './words';
import styles from './dashboard.module.css';
import staffStyles from './staff-dashboard.module.css';

interface Action {
  to: string;
  label: string;
  text: string;
  icon: LucideIcon;
}

const actions: Action[] = [
  { to: paths.raiseRequest(), ...actionWords.raise, icon: FilePlus2 },
  { to: paths.requests, ...actionWords.requests, icon: FolderOpen },
  { to: paths.services, ...actionWords.services, icon: LibraryBig },
  { to: paths.profile, ...actionWords.profile, icon: UserRound },
];

const panelActions: Record<Panel, Action[]> = {
  admin: [
    {
      to: paths.admin,
      label: panelLabels.admin,
      text: actionWords.admin,
      icon: ShieldCheck,
    },
    { to: paths.leads, ...actionWords.leads, icon: Inbox },
    { to: paths.subscribers, ...actionWords.subscribers, icon: Newspaper },
    { to: paths.mail, ...actionWords.mail, icon: Mail },
    { to: paths.people, ...actionWords.people, icon: UsersRound },
    { to: paths.audit, ...actionWords.audit, icon: ScrollText },
  ],
  manager: [
    { to: paths.manager, label: panelLabels.manager, text: actionWords.manager, icon: Users },
  ],
  support: [
    { to: paths.support, label: panelLabels.support, text: actionWords.support, icon: Headset },
  ],
};

export function QuickActions({ panels }: { panels: readonly Panel[] }) {
  const all = [...actions, ...panels.flatMap((panel) => panelActions[panel])];
  return (
    <section aria-labelledby="quick-actions">
      <Text as="h2" id="quick-actions" size={4} strong below={3}>
        {actionWords.title}
      </Text>
      <ul className={panels.length > 0 ? staffStyles.compact : styles.actions}>
        {all.map(({ to, label, text, icon: Icon }) => (
          <li key={to}>
            {panels.length > 0 ? (
              <Link to={to}>
                <Icon aria-hidden="true" size={16} />
                {label}
              </Link>
            ) : (
              <Link to={to} className={styles.action}>
                <Icon aria-hidden="true" size={20} className={styles.actionIcon} />
                <span>
                  <Text as="span" strong leading={3} block>
                    {label}
                  </Text>
                  <Text as="span" faint size={2} leading={3} block>
                    {text}
                  </Text>
                </span>
                <ArrowRight aria-hidden="true" size={18} className={styles.arrow} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
