import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/layout';
import styles from './facts.module.css';

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Text as="div" breaks before={2} after={2} line="above" className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Text>
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
      <Text as={Heading} size={4} strong below={1}>
        {title}
      </Text>
      <p className={`written ${styles.text}`}>{text}</p>
    </section>
  );
}
