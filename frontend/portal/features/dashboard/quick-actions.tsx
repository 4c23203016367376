import { Link } from 'react-router-dom';
import type { Panel } from '../../../api/generated/enums';
import { buttonClass } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { panelLabels } from '../../labels';
import { paths } from '../../paths';
import { actionWords } from './words';
import styles from './dashboard.module.css';

const links = [
  { to: paths.requests, label: actionWords.requests },
  { to: paths.services, label: actionWords.services },
  { to: paths.profile, label: actionWords.profile },
];

/** For clients, raising a request is the one button of the page; staff have other work. */
export function QuickActions({ panels }: { panels: readonly Panel[] }) {
  const isStaff = panels.length > 0;
  const toPanels = panels.map((panel) => ({ to: paths[panel], label: panelLabels[panel] }));
  return (
    <Row as="nav" aria-label={actionWords.title} align="center" gap="2 5">
      <Link to={paths.raiseRequest()} className={isStaff ? styles.action : buttonClass()}>
        {actionWords.raise}
      </Link>
      {[...links, ...toPanels].map(({ to, label }) => (
        <Link key={to} to={to} className={styles.action}>
          {label}
        </Link>
      ))}
    </Row>
  );
}
