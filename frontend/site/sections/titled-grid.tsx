import type { TitledText } from '../../content/types';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './titled-grid.module.css';

export function TitledGrid({ items }: { items: readonly TitledText[] }) {
  return (
    <Stack as="ul" fit={12.5} gap="5 7" className={styles.grid}>
      {items.map(({ title, text }) => (
        <Text as="li" key={title} soft before={3} line="above">
          <Title as="h3" size={6} className={styles.title}>
            {title}
          </Title>
          <p>{text}</p>
        </Text>
      ))}
    </Stack>
  );
}
