import type { ReactNode } from 'react';
import styles from './swipe.module.css';

interface SwipeProps {
  /** Names the row for those who come to it with a keyboard. */
  label: string;
  /** One list or grid. */
  children: ReactNode;
}

/** On a phone its children lie in a row that one swipes or scrolls; elsewhere it is not there at all. */
export function Swipe({ label, children }: SwipeProps) {
  return (
    <section role="group" aria-label={label} tabIndex={0} className={styles.swipe}>
      {children}
    </section>
  );
}
