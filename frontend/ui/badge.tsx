import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'purple' | 'red' | 'teal' | 'orange' | 'plain';

interface BadgeProps {
  tone: BadgeTone;
  glyph?: ReactNode;
  /** Its words; children if it has more than words. */
  label?: string;
  children?: ReactNode;
}

export const Badge = ({ tone, glyph, label, children = label }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    {glyph ? <span aria-hidden="true">{glyph}</span> : null}
    {children}
  </span>
);
