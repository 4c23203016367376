import type { RefObject } from 'react';
import styles from './site-form.module.css';

interface ErrorSummaryProps {
  formId: string;
  title: string;
  /** The fields to look at, in their order on the page. */
  wrong: readonly { name: string; label: string }[];
  summaryRef: RefObject<HTMLDivElement | null>;
  onChoose: (name: string) => void;
}

/** Which fields to look at, above them; takes the focus when the button found something wrong. */
export function ErrorSummary({ formId, title, wrong, summaryRef, onChoose }: ErrorSummaryProps) {
  if (wrong.length === 0) return null;
  return (
    <div
      ref={summaryRef}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${formId}-summary`}
      className={styles.summary}
    >
      <p id={`${formId}-summary`} className={styles.summaryTitle}>
        {title}
      </p>
      <ul className={styles.summaryList}>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              aria-describedby={`${formId}-${name}-error`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
