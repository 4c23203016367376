import type { ReactNode } from 'react';
import styles from './booking.module.css';

interface FrameProps {
  summary: ReactNode;
  /** Starts `<script>.script.ts` on the page. */
  script?: string;
  children: ReactNode;
}

/** What is chosen stays beside what is still to be entered; on a phone it comes before it. */
export const Frame = ({ summary, script, children }: FrameProps) => (
  <div className={styles.page} data-script={script}>
    {summary}
    <div className={styles.main}>{children}</div>
  </div>
);
