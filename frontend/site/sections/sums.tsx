import type { CaseStudy } from '../../content/case-studies';
import { Columns, Text, Title } from '../../ui/layout/layout';
import styles from './sums.module.css';

/** Each sum with its working and, at the end of the line, its result. */
export function Sums({ sums }: { sums: CaseStudy['sums'] }) {
  return (
    <Text as="dl" line="above">
      {sums.map(({ title, working, result }) => (
        <Columns
          key={title}
          from="medium"
          gap="2 7"
          before={5}
          after={5}
          line="below"
          className={`unbroken ${styles.sum}`}
        >
          <Text as="dt" strong>
            {title}
          </Text>
          <Text as="dd" soft measure={3}>
            {working}
          </Text>
          <Title as="dd" size={6} figures className={styles.result}>
            {result}
          </Title>
        </Columns>
      ))}
    </Text>
  );
}
