import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The frame of a line drawing. Decoration: what it shows is said in the text beside it. */
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
