import type { ReactNode } from 'react';
import { Columns, Text, Title } from '../../ui/layout/layout';
import styles from './after-prose.module.css';

interface AfterProseProps {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** Links and forms below a legal text. */
export function AfterProse({ id, title, intro, children }: AfterProseProps) {
  return (
    <Columns
      id={id}
      as="section"
      aria-labelledby={`${id}-title`}
      sheet
      from="large"
      gap="5 gutter"
      after={9}
      className={styles.after}
    >
      <Title id={`${id}-title`} as="h2" size={6}>
        {title}
      </Title>
      {intro ? <Text soft>{intro}</Text> : null}
      {children}
    </Columns>
  );
}
