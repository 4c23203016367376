import { illustration, illustrationLabel } from '../../content/illustration';
import type { Story } from '../../content/types';
import { Standing } from './section-text';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './stories.module.css';

interface StoriesProps {
  stories: readonly Story[];
  /** True if the page has said above what a worked example is. */
  isSaid?: boolean;
}

export function Stories({ stories, isSaid = false }: StoriesProps) {
  return (
    <>
      {isSaid || stories.every(({ evidence }) => evidence) ? null : (
        <Standing>{illustration}</Standing>
      )}
      <Stack fit={22} gap={8}>
        {stories.map(({ client, title, problem, work, result, measured, evidence }) => (
          <Stack key={title} as="article" gap={3} className={styles.story}>
            <Text soft size={3}>
              {evidence
                ? `${client}. ${evidence}`
                : `${isSaid ? `${illustrationLabel}: ` : ''}${client}`}
            </Text>
            <Title as="h3" size={6}>
              {title}
            </Title>
            <Text soft>{problem}</Text>
            <Text soft>{work}</Text>
            <Text strong>{result}</Text>
            <Text soft size={2} leading={4} before={3} line="above">
              How it is counted: {measured}
            </Text>
          </Stack>
        ))}
      </Stack>
    </>
  );
}
