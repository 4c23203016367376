import type { ReactNode } from 'react';
import { Columns, Sheet, Text, Title } from '../../ui/layout/layout';
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
    <Sheet id={id} as="section" aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.rule} aria-hidden="true" />
      <Columns from="large" gap="0 gutter" before={5} className={styles.grid}>
        <div className={styles.margin}>
          <span className={styles.numeral} aria-hidden="true" />
        </div>
        <div className={styles.head}>
          <Title id={`${id}-title`} as="h2" size={7} leading={1} className={styles.title}>
            {title}
          </Title>
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
        <Text as="div" above={4} className={styles.body}>
          {children}
        </Text>
      </Columns>
    </Sheet>
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
      {after ? (
        <Text as="div" above={6} className={text.next}>
          {after}
        </Text>
      ) : null}
    </Section>
  ));
}
