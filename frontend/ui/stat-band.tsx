import { Text } from './layout/layout';
import styles from './stat-band.module.css';

export interface Stat {
  label: string;
  value: string | undefined;
  note?: string;
}

interface StatBandProps {
  label: string;
  stats: readonly Stat[];
  /** Each figure beside its label. */
  isLine?: boolean;
}

export const StatBand = ({ label, stats, isLine = false }: StatBandProps) => (
  <section aria-label={label}>
    <dl className={styles.band} data-line={isLine || undefined}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.stat}>
          <Text as="dt" soft size={2}>
            {stat.label}
            {stat.note ? (
              <Text as="span" block faint size={1} leading={3}>
                {stat.note}
              </Text>
            ) : null}
          </Text>
          <dd className={styles.value}>{stat.value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
);
