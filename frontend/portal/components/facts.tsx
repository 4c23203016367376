import type { ReactNode } from 'react';
import styles from './facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LongTextProps {
  title: string;
  text: string | null | undefined;
  heading?: 'h2' | 'h3';
}

export function LongText({ title, text, heading: Heading = 'h3' }: LongTextProps) {
  if (!text) return null;
  return (
    <section>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
