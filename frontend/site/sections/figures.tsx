import { claim, type ClaimId } from '../../content/claims';
import { SourceMark, Sources } from './sources';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  ids: readonly ClaimId[];
  /** Claims made in the page's text, whose notes are listed here too. */
  also?: readonly ClaimId[];
  /** The page shows `Sources` itself, in a margin. */
  hasNotesElsewhere?: boolean;
}

/** Published figures, each with where it holds and a note of where it comes from: a number without them
 * is an advertisement. */
export function Figures({ label, ids, also = [], hasNotesElsewhere = false }: FiguresProps) {
  const noted = [...ids, ...also];
  return (
    <section aria-label={label} className={styles.wrap}>
      <dl className={styles.figures}>
        {ids.map((id) => {
          const { value, label: name, scope } = claim(id);
          return (
            <div key={id} className={styles.figure}>
              <dt className={styles.name}>
                {name}
                {'\u00a0'}
                <SourceMark id={id} noted={noted} />
              </dt>
              <dd className={styles.value}>{value}</dd>
              {/* A path says that the figure is this page's alone, which goes without saying. */}
              {scope.startsWith('/') ? null : <dd className={styles.scope}>{scope}</dd>}
            </div>
          );
        })}
      </dl>
      {hasNotesElsewhere ? null : <Sources ids={noted} />}
    </section>
  );
}
