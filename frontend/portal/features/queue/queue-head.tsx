import brand from '../../../../brand.json';
import type { ReactNode } from 'react';
import type { Stat } from '../../../ui/stat-band';
import { type AnyStats, type PanelConfig } from '../requests/staff/panels';
import styles from './queue.module.css';

interface QueueHeadProps {
  config: PanelConfig;
  /** Null if a request is open, which then names the document and needs the space. */
  stats: AnyStats | undefined | null;
  children: ReactNode;
}

export function QueueHead({ config, stats, children }: QueueHeadProps) {
  return (
    <header className={styles.head}>
      {stats !== null ? <title>{`${config.title} – ${brand.name}`}</title> : null}
      <h1 className={styles.title}>{config.title}</h1>
      {stats !== null ? <Figures stats={config.stats(stats)} /> : null}
      <div className={styles.headActions}>{children}</div>
    </header>
  );
}

function Figures({ stats }: { stats: readonly Stat[] }) {
  return (
    <section aria-label="Figures" className={styles.figures}>
      <dl className={styles.stats}>
        {stats.map(({ label, value }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
