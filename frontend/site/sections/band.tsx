import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  label: string;
  /** `wide-first`: the first child gets the wider column; `wide-last`: the last; `one`: a single column. */
  columns?: 'wide-first' | 'wide-last' | 'one';
  children: ReactNode;
}

const columnClass = {
  'wide-first': styles.inner,
  'wide-last': `${styles.inner} ${styles.wideLast}`,
  one: `${styles.inner} ${styles.one}`,
};

export function Band({ label, columns = 'wide-first', children }: BandProps) {
  return (
    <section aria-label={label} className={styles.band}>
      <div className={columnClass[columns]}>{children}</div>
    </section>
  );
}

export function BandTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
