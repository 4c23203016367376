import type { ReactNode } from 'react';
import text from './section-text.module.css';
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

/** A section of a page that is put together from its copy. */
export interface SectionPart {
  id: string;
  title: string;
  intro?: string;
  note?: ReactNode;
  body: ReactNode;
  /** What belongs to it and comes after. */
  after?: ReactNode;
}

/** Sections in their order, numbered from 1 unless told. */
export function Sections({ parts, from = 1 }: { parts: readonly SectionPart[]; from?: number }) {
  return parts.map(({ id, title, intro, note, body, after }, index) => (
    <Section
      key={id}
      id={id}
      number={from + index}
      title={title}
      note={typeof note === 'string' ? <p>{note}</p> : note}
    >
      {intro ? <p className={text.intro}>{intro}</p> : null}
      {body}
      {after ? <div className={text.next}>{after}</div> : null}
    </Section>
  ));
}
