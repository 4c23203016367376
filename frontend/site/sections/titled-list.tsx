import type { ReactNode } from 'react';
import { Columns, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './titled-list.module.css';

interface TitledListProps {
  items: readonly { id?: string; title: string; text: string; extra?: ReactNode }[];
}

export function TitledList({ items }: TitledListProps) {
  return (
    <Text as="ul" line="above">
      {items.map(({ id, title, text, extra }) => (
        <Columns
          as="li"
          key={title}
          id={id}
          from="medium"
          gap="2 7"
          before={5}
          after={5}
          line="below"
          className={styles.row}
        >
          <Title as="h3" size={6}>
            {title}
          </Title>
          <Stack soft gap={2} measure={3}>
            <p>{text}</p>
            {extra}
          </Stack>
        </Columns>
      ))}
    </Text>
  );
}
