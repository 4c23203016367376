import styles from './stat-band.module.css';

export interface Stat {
  label: string;
  value: string | undefined;
  note?: string;
}

export function StatBand({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label}>
      <dl className={styles.band}>
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
}
