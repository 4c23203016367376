import { illustration } from '../../content/illustration';
import type { Story } from '../../content/types';
import text from './section-text.module.css';
import styles from './stories.module.css';

/** What is wrong, what is done, what comes of it, and how anybody would know. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <>
      {stories.every(({ evidence }) => evidence) ? null : (
        <p className={text.standing}>{illustration}</p>
      )}
      <div className={styles.stories}>
        {stories.map(({ client, title, problem, work, result, measured, evidence }) => (
          <article key={title} className={styles.story}>
            <p className={styles.client}>{evidence ? `${client}. ${evidence}` : client}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{problem}</p>
            <p className={styles.text}>{work}</p>
            <p className={styles.result}>{result}</p>
            <p className={styles.measured}>How it is counted: {measured}</p>
          </article>
        ))}
      </div>
    </>
  );
}
