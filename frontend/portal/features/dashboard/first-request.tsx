import { Columns, Stack, Text, Title } from '../../../ui/layout/layout';
import { noRequests } from '../requests/words';
import styles from './dashboard.module.css';
import { firstWords } from './words';

/** The first screen of a client without requests. */
export function FirstRequest() {
  return (
    <Stack as="section" gap={6} card className={styles.first} aria-labelledby="first-request">
      <div>
        <Title as="h2" size={6} id="first-request">
          {noRequests.title}
        </Title>
        <Text soft above={1}>
          {noRequests.text}
        </Text>
      </div>
      <Columns
        as="ol"
        from="medium"
        gap={6}
        className={styles.stages}
        aria-label={firstWords.label}
      >
        {firstWords.stages.map(({ title, when, text }, index) => (
          <Stack as="li" key={title} gap={1} before={3} className={styles.stage}>
            <Text strong>
              <span aria-hidden="true" className={styles.numeral}>
                {index + 1}
              </span>
              {title}
            </Text>
            <Text size={2} strong>
              {when}
            </Text>
            <Text size={2} soft>
              {text}
            </Text>
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}
