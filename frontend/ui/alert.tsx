import type { ReactNode, Ref } from 'react';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  tone: AlertTone;
  children: ReactNode;
  /** Already inside a live region: its own role would have it read twice. */
  isQuiet?: boolean;
  /** A form's alert takes the focus when it appears. */
  ref?: Ref<HTMLDivElement>;
}

const glyphs: Record<AlertTone, string> = { info: 'i', success: '✓', warning: '!', error: '✕' };

/** A message that stays on the page. Errors are spoken at once, the rest when there is a pause. */
export function Alert({ tone, children, isQuiet = false, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isQuiet ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[tone]}`}
    >
      <span className={styles.glyph} aria-hidden="true">
        {glyphs[tone]}
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
