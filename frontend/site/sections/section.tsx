import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  number: number;
  title: string;
  /** The marginal note: a source, a date or a caveat for what stands beside it. */
  note?: ReactNode;
  children: ReactNode;
}

/** A numbered section of the folio: numeral and note in the margin, text in the measure. */
export function Section({ id, number, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.rule} aria-hidden="true" />
      <div className={styles.grid}>
        <div className={styles.margin}>
          <span className={styles.numeral} aria-hidden="true">
            §{number}
          </span>
        </div>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </div>
        {note ? (
          <aside aria-label={`Beside “${title}”`} className={styles.note}>
            {note}
          </aside>
        ) : null}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
