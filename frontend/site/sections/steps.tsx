import type { Step } from '../../content/types';
import styles from './steps.module.css';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, duration }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.title}>{title}</h3>
          {duration ? <p className={styles.duration}>{duration}</p> : null}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
