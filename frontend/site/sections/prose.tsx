import type { ReactNode } from 'react';
import { Columns, Text, Title } from '../../ui/layout/layout';
import styles from './prose.module.css';

interface ProseProps {
  title: ReactNode;
  note: ReactNode;
  children: ReactNode;
}

export function Prose({ title, note, children }: ProseProps) {
  return (
    <Columns as="article" sheet from="large" gap="0 gutter" after={9} className={styles.page}>
      <Title as="h1" size={8} className={styles.title}>
        {title}
      </Title>
      <Text
        as="aside"
        soft
        size={2}
        leading={4}
        above={8}
        before={2}
        line="above"
        className={styles.note}
      >
        {note}
      </Text>
      <div className={`dashes ${styles.body}`}>{children}</div>
    </Columns>
  );
}
