import brand from '../../../../brand.json';
import type { ReactNode } from 'react';
import { Row, Text, Title } from '../../../ui/layout/layout';
import type { Stat } from '../../../ui/stat-band';
import { type AnyStats, type PanelConfig } from '../requests/staff/panel-words';
import styles from './queue.module.css';

interface QueueHeadProps {
  config: PanelConfig;
  /** Null if a request is open, which then names the document and needs the space. */
  stats: AnyStats | undefined | null;
  children: ReactNode;
}

export function QueueHead({ config, stats, children }: QueueHeadProps) {
  return (
    <Row as="header" align="center" gap="2 6">
      {stats !== null ? <title>{`${config.title} – ${brand.name}`}</title> : null}
      <Title as="h1" size={6}>
        {config.title}
      </Title>
      {stats !== null ? <Figures stats={config.stats(stats)} /> : null}
      <Row gap={2} className={styles.headActions}>
        {children}
      </Row>
    </Row>
  );
}

function Figures({ stats }: { stats: readonly Stat[] }) {
  return (
    <section aria-label="Figures" className={styles.figures}>
      <Row as="dl" gap="1 5" className={styles.stats}>
        {stats.map(({ label, value }) => (
          <Text as="div" key={label} soft size={2} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </Text>
        ))}
      </Row>
    </section>
  );
}
