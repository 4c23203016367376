import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert';
import styles from './site-form.module.css';
import type { Outcome } from './use-site-form';

interface FormResultProps {
  outcome: Outcome | null;
  onDismiss: () => void;
  children?: ReactNode;
}

/** Two live regions that stay mounted, so screen readers announce the result. */
export function FormResult({ outcome, onDismiss, children }: FormResultProps) {
  const isError = outcome?.tone === 'error';
  return (
    <>
      <div role="status" className={styles.region}>
        {outcome && !isError ? (
          <Alert tone="success" isQuiet>
            <p>{outcome.text}</p>
            {children}
          </Alert>
        ) : null}
      </div>
      <div role="alert" className={styles.region}>
        {outcome && isError ? (
          <Alert tone="error" isQuiet>
            <div className={styles.dismissable}>
              <p>{outcome.text}</p>
              <button
                type="button"
                className={styles.dismiss}
                aria-label="Dismiss this message"
                onClick={onDismiss}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </div>
            {children}
          </Alert>
        ) : null}
      </div>
    </>
  );
}
