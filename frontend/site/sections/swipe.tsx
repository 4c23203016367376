import type { ReactNode } from 'react';
import styles from './swipe.module.css';

interface SwipeProps {
  label: string;
  children: ReactNode;
}

/** A row that scrolls sideways on a phone. On wider screens it has no effect. */
export function Swipe({ label, children }: SwipeProps) {
  return (
    <section role="group" aria-label={label} tabIndex={0} className={styles.swipe}>
      {children}
    </section>
  );
}
