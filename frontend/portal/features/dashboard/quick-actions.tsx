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
import { panelLabels } from '../../labels';
import { paths } from '../../paths';
import styles from './dashboard.module.css';

interface Action {
  to: string;
  label: string;
  text: string;
  icon: LucideIcon;
}

const actions: Action[] = [
  {
    to: paths.raiseRequest(),
    label: 'Raise New Request',
    text: 'Three short steps',
    icon: FilePlus2,
  },
  { to: paths.requests, label: 'View All Requests', text: 'Status and history', icon: FolderOpen },
  { to: paths.services, label: 'Services', text: 'What we do, with prices', icon: LibraryBig },
  { to: paths.profile, label: 'Profile', text: 'Your name and contact details', icon: UserRound },
];

const panelActions: Record<Panel, Action[]> = {
  admin: [
    {
      to: paths.admin,
      label: panelLabels.admin,
      text: 'All requests, delegation',
      icon: ShieldCheck,
    },
    { to: paths.leads, label: 'Leads', text: 'Enquiries from the website', icon: Inbox },
    {
      to: paths.subscribers,
      label: 'Subscribers',
      text: 'Who gets our newsletter, and why',
      icon: Newspaper,
    },
    { to: paths.mail, label: 'Mail', text: 'What went out, what waits', icon: Mail },
    {
      to: paths.people,
      label: 'People',
      text: 'Accounts, invitations and access',
      icon: UsersRound,
    },
    { to: paths.audit, label: 'Audit log', text: 'Who did what, and when', icon: ScrollText },
  ],
  manager: [
    { to: paths.manager, label: panelLabels.manager, text: 'Assigned projects', icon: Users },
  ],
  support: [
    { to: paths.support, label: panelLabels.support, text: 'Assigned tickets', icon: Headset },
  ],
};

export function QuickActions({ panels }: { panels: readonly Panel[] }) {
  const all = [...actions, ...panels.flatMap((panel) => panelActions[panel])];
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.heading}>
        Quick Actions
      </h2>
      <ul className={styles.actions}>
        {all.map(({ to, label, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon aria-hidden="true" size={20} className={styles.actionIcon} />
              <span>
                <span className={styles.actionLabel}>{label}</span>
                <span className={styles.actionText}>{text}</span>
              </span>
              <ArrowRight aria-hidden="true" size={18} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
