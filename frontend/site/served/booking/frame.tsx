import type { ReactNode } from 'react';
import styles from './booking.module.css';

interface FrameProps {
  summary: ReactNode;
  /** Starts `<script>.script.ts` on the page. */
  script?: string;
  children: ReactNode;
}

/** The summary stays beside the form; on a phone it comes first. */
export const Frame = ({ summary, script, children }: FrameProps) => (
  <div className={styles.page} data-script={script}>
    {summary}
    <div className={styles.main}>{children}</div>
  </div>
);
