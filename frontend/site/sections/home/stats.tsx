import { claim, type ClaimId } from '../../../content/claims';
import styles from './stat-card.module.css';

/** What the card shows one after the other. */
export function Stats({ ids }: { ids: readonly ClaimId[] }) {
  return (
    <dl className={styles.stats}>
      {ids.map((id) => (
        <div key={id} className={styles.stat}>
          <dt className={styles.label}>{claim(id).label}</dt>
          <dd className={styles.value}>{claim(id).value}</dd>
        </div>
      ))}
    </dl>
  );
}
