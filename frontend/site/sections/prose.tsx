import type { ReactNode } from 'react';
import { Sheet } from '../../ui/layout/layout';
import styles from './prose.module.css';

interface ProseProps {
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function Prose({ title, note, children }: ProseProps) {
  return (
    <Sheet as="article" before={8} after={9} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <aside className={styles.note}>{note}</aside>
      <div className={styles.body}>{children}</div>
    </Sheet>
  );
}
