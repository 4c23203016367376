import type { Step } from '../../content/types';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './steps.module.css';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" fit={10} gap="5 6" className={styles.steps}>
      {steps.map(({ title, text, duration }, index) => (
        <Text as="li" key={title} before={3} line="above">
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Title as="h3" size={6}>
            {title}
          </Title>
          {duration ? (
            <Text strong above={1}>
              {duration}
            </Text>
          ) : null}
          <Text soft before={1} className={styles.text}>
            {text}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}
