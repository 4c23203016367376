import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'purple' | 'red' | 'teal' | 'orange' | 'plain';

interface BadgeProps {
  tone: BadgeTone;
  glyph?: ReactNode;
  /** The text. Pass `children` for anything more than text. */
  label?: string;
  children?: ReactNode;
}

export const Badge = ({ tone, glyph, label, children = label }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    {glyph ? <span aria-hidden="true">{glyph}</span> : null}
    {children}
  </span>
);
