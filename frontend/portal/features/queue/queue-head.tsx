import brand from '../../../../brand.json';
import type { ReactNode } from 'react';
import { Row, Text, Title } from '../../../ui/layout/layout';
import type { Stat } from '../../../ui/stat-band';
import styles from './queue.module.css';
import { queueWords } from './words';

interface QueueHeadProps {
  title: string;
  /** False if a request is open, which then names the document. */
  isNamed: boolean;
  children: ReactNode;
}

export function QueueHead({ title, isNamed, children }: QueueHeadProps) {
  return (
    <Row as="header" align="center" gap="1 5" className={styles.head}>
      {isNamed ? <title>{`${title} – ${brand.name}`}</title> : null}
      <Title as="h1" size={6}>
        {title}
      </Title>
      {children}
    </Row>
  );
}

export function Figures({ stats }: { stats: readonly Stat[] }) {
  return (
    <section aria-label={queueWords.figures} className={styles.figures}>
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
