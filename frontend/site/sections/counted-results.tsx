import { Columns, Text, Title } from '../../ui/layout/layout';
import styles from './counted-results.module.css';

interface CountedResult {
  example?: string;
  text: string;
  measured: string;
}

export function CountedResults({ results }: { results: readonly CountedResult[] }) {
  return (
    <Text as="dl" line="above">
      {results.map(({ example, text, measured }) => (
        <Columns
          key={text}
          from="medium"
          align="end"
          gap="2 7"
          before={5}
          after={5}
          line="below"
          className={`unbroken ${styles.result}`}
        >
          <Text as="dt" strong>
            {example ? (
              <Title as="span" size={8} className={styles.value}>
                {example}{' '}
              </Title>
            ) : null}
            {text}
          </Text>
          <Text as="dd" soft size={3}>
            How it is counted: {measured}
          </Text>
        </Columns>
      ))}
    </Text>
  );
}
