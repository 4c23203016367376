import type { ReactNode } from 'react';
import { Columns, Text } from '../../ui/layout/layout';
import { Intro } from './section-text';
import text from './section-text.module.css';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.rule} aria-hidden="true" />
      <Columns from="large" before={5} className={styles.grid}>
        <div className={styles.margin}>
          <span className={styles.numeral} aria-hidden="true" />
        </div>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </div>
        {note ? (
          <Text
            as="aside"
            aria-label={`Beside “${title}”`}
            soft
            size={2}
            leading={4}
            above={6}
            before={2}
            line="above"
            className={styles.note}
          >
            {note}
          </Text>
        ) : null}
        <div className={styles.body}>{children}</div>
      </Columns>
    </section>
  );
}

export interface SectionPart {
  id: string;
  title: string;
  intro?: string;
  note?: ReactNode;
  body: ReactNode;
  after?: ReactNode;
}

export function Sections({ parts }: { parts: readonly SectionPart[] }) {
  return parts.map(({ id, title, intro, note, body, after }) => (
    <Section key={id} id={id} title={title} note={typeof note === 'string' ? <p>{note}</p> : note}>
      {intro ? <Intro>{intro}</Intro> : null}
      {body}
      {after ? <div className={text.next}>{after}</div> : null}
    </Section>
  ));
}
