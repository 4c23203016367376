import type { ReactNode } from 'react';
import { Columns, Title } from '../../ui/layout/layout';
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
      <Columns sheet from="medium" gap="6 8" align="start" className={columnClass[columns]}>
        {children}
      </Columns>
    </section>
  );
}

export const BandTitle = ({ children }: { children: ReactNode }) => (
  <Title as="h2" size={7} leading={1} below={4}>
    {children}
  </Title>
);
