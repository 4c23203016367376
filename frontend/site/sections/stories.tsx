import { illustration } from '../../content/illustration';
import type { Story } from '../../content/types';
import { Standing } from './section-text';
import { Stack, Title } from '../../ui/layout/layout';
import styles from './stories.module.css';
import { Swipe } from './swipe';

interface StoriesProps {
  /** Accessible name of the row on a phone. */
  label: string;
  stories: readonly Story[];
}

export function Stories({ label, stories }: StoriesProps) {
  return (
    <>
      {stories.every(({ evidence }) => evidence) ? null : <Standing>{illustration}</Standing>}
      <Swipe label={label}>
        <div className={styles.stories}>
          {stories.map(({ client, title, problem, work, result, measured, evidence }) => (
            <Stack key={title} as="article" gap={3} className={styles.story}>
              <p className={styles.client}>{evidence ? `${client}. ${evidence}` : client}</p>
              <Title as="h3" size={6}>
                {title}
              </Title>
              <p className={styles.text}>{problem}</p>
              <p className={styles.text}>{work}</p>
              <p className={styles.result}>{result}</p>
              <p className={styles.measured}>How it is counted: {measured}</p>
            </Stack>
          ))}
        </div>
      </Swipe>
    </>
  );
}
