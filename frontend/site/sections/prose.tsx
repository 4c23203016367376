import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function Prose({ title, note, children }: ProseProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <aside className={styles.note}>{note}</aside>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
