import type { Question } from '../../content/types';
import { Row, Text } from '../../ui/layout/layout';
import styles from './questions.module.css';

interface QuestionsProps {
  items: readonly Question[];
  columns?: boolean;
  /** Group name; at most one item of a group is open. */
  name?: string;
}

/** Native `details` elements, which work and are searchable without a script. */
export function Questions({ items, columns = false, name }: QuestionsProps) {
  return (
    <div className={columns ? `${styles.questions} ${styles.columns}` : styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <Row
            as="summary"
            nowrap
            align="center"
            between
            gap={6}
            before={4}
            after={4}
            className={styles.question}
          >
            {question}
          </Row>
          <Text soft after={5} measure={3}>
            {answer}
          </Text>
        </details>
      ))}
    </div>
  );
}
