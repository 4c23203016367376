import { claim, type ClaimId } from '../../../content/claims';
import { controls } from '../../../content/controls';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import { Scope } from '../scope';
import styles from './stat-card.module.css';

/**
 * One of four figures at a time. Without a script, or with reduced motion, CSS shows all four before any script runs.
 */
export function StatCard({ ids }: { ids: readonly ClaimId[] }) {
  const { pauseFigures, figures } = controls;
  return (
    <Stack card className={styles.card} data-current={0} data-script="stat-card">
      <Stack as="dl" fit={7.5} gap="2 5" className={styles.stats}>
        {ids.map((id) => (
          <div key={id} className={styles.stat}>
            <Text as="dt" soft size={2} className={`capital ${styles.label}`}>
              {claim(id).label} <Scope of={id} />
            </Text>
            <Title as="dd" size={6} className={styles.value}>
              {claim(id).value}
            </Title>
          </div>
        ))}
      </Stack>
      <Text
        as="button"
        type="button"
        soft
        size={2}
        className={styles.pause}
        aria-label={`${pauseFigures} ${figures}`}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 1.5v9M9 1.5v9" className={styles.toPause} />
          <path d="M3 1.5l7 4.5-7 4.5z" className={styles.toPlay} />
        </svg>
        <span>{pauseFigures}</span>
      </Text>
    </Stack>
  );
}
