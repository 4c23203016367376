import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'purple' | 'red' | 'teal' | 'orange' | 'plain';

interface BadgeProps {
  tone: BadgeTone;
  /** The same statement as the colour, for those who do not see it. */
  glyph?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone, glyph, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {glyph ? (
        <span className={styles.glyph} aria-hidden="true">
          {glyph}
        </span>
      ) : null}
      {children}
    </span>
  );
}
