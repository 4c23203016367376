import type { Question } from '../../content/types';
import styles from './questions.module.css';

interface QuestionsProps {
  items: readonly Question[];
  /** Beside each other where there is room. */
  columns?: boolean;
  /** Of a group in which one at most is open. */
  name?: string;
}

/** Works without a script: the browser opens, closes and finds text in them. */
export function Questions({ items, columns = false, name }: QuestionsProps) {
  return (
    <div className={columns ? `${styles.questions} ${styles.columns}` : styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
