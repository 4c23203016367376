import type { Story } from '../../content/types';
import styles from './stories.module.css';

/** What was wrong, what was done, what came of it, and how anybody knows. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <div className={styles.stories}>
      {stories.map(({ client, title, problem, work, result, measured }) => (
        <article key={title} className={styles.story}>
          <p className={styles.client}>{client}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{problem}</p>
          <p className={styles.text}>{work}</p>
          <p className={styles.result}>{result}</p>
          <p className={styles.measured}>How it was measured: {measured}</p>
        </article>
      ))}
    </div>
  );
}
