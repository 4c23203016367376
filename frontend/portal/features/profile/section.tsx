import type { ReactNode } from 'react';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './profile.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Stack
      as="section"
      id={id}
      gap={5}
      card
      className={styles.section}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <Title as="h2" id={`${id}-title`} size={6}>
          {title}
        </Title>
        {lead ? (
          <Text soft above={2} className={styles.lead}>
            {lead}
          </Text>
        ) : null}
      </header>
      {children}
    </Stack>
  );
}
