import type { ReactNode } from 'react';
import { Sheet, Title } from '../../ui/layout/layout';
import styles from './prose.module.css';

interface ProseProps {
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function Prose({ title, note, children }: ProseProps) {
  return (
    <Sheet as="article" before={8} after={9} className={styles.page}>
      <Title as="h1" size={8} className={styles.title}>
        {title}
      </Title>
      <aside className={styles.note}>{note}</aside>
      <div className={styles.body}>{children}</div>
    </Sheet>
  );
}
