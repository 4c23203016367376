import type { ReactNode } from 'react';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import { profileWords } from './words';
import styles from './profile.module.css';

const { sections } = profileWords;

interface SectionProps {
  id: keyof typeof sections;
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

export const Section = ({ id, title = sections[id], lead, children }: SectionProps) => (
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
        <Text soft above={2}>
          {lead}
        </Text>
      ) : null}
    </header>
    {children}
  </Stack>
);
