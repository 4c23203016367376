import type { RefObject } from 'react';
import styles from './site-form.module.css';

interface ErrorSummaryProps {
  formId: string;
  title: string;
  wrong: readonly { name: string; label: string }[];
  summaryRef: RefObject<HTMLDivElement | null>;
  onChoose: (name: string) => void;
}

/** Lists invalid fields above the form and takes the focus after a failed submission. */
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
