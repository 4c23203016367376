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
          <dt className={styles.label}>
            {stat.label}
            {stat.note ? <span className={styles.note}>{stat.note}</span> : null}
          </dt>
          <dd className={styles.value}>{stat.value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
);
