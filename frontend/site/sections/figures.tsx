import { claim, type ClaimId } from '../../content/claims';
import styles from './figures.module.css';

/** Published figures, each with where it holds: a number without its scope is an advertisement. */
export function Figures({ label, ids }: { label: string; ids: readonly ClaimId[] }) {
  return (
    <section aria-label={label} className={styles.wrap}>
      <dl className={styles.figures}>
        {ids.map((id) => {
          const { value, label: name, scope } = claim(id);
          return (
            <div key={id} className={styles.figure}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              {/* A path says that the figure is this page's alone, which goes without saying. */}
              {scope.startsWith('/') ? null : <dd className={styles.scope}>{scope}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
