import type { ComponentType, ReactNode } from 'react';
import styles from './cambridge-head.module.css';

interface CambridgeHeadProps {
  title: string;
  lead: string;
  badge: string;
  Drawing: ComponentType;
  /** The links that act. */
  children: ReactNode;
}

/** The top of a Cambridge page: where it is, what it offers, and a drawing of the work. */
export function CambridgeHead({ title, lead, badge, Drawing, children }: CambridgeHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.badge}>
          <svg viewBox="0 0 12 16" aria-hidden="true" className={styles.pin}>
            <path d="M6 15C2.5 10.5 1 8 1 5.8a5 5 0 0 1 10 0C11 8 9.5 10.5 6 15z" />
            <circle cx="6" cy="5.8" r="1.5" />
          </svg>
          {badge}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>{children}</p>
      </div>
      <div className={styles.drawing}>
        <Drawing />
      </div>
    </header>
  );
}
