import type { ReactNode } from 'react';
import styles from './band.module.css';

/** From edge to edge, where a page leaves its grid. The first child takes the wider column. */
export function Band({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.band}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
