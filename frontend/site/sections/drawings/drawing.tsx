import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of a decorative line drawing, hidden from screen readers. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}
