import type { ReactNode } from 'react';
import { Stack, Text, Title } from './layout/layout';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <Stack start gap={2} className={styles.empty}>
    <Title as="h2" size={6}>
      {title}
    </Title>
    {text ? <Text soft>{text}</Text> : null}
    {action ? <Stack above={4}>{action}</Stack> : null}
  </Stack>
);
