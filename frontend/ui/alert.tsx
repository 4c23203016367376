import type { ReactNode, Ref } from 'react';
import { Row, Stack } from './layout/layout';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  tone: AlertTone;
  /** A text alone becomes a paragraph. */
  children: ReactNode;
  /** Already in a live region: its own role would have it read twice. */
  isQuiet?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const glyphs: Record<AlertTone, string> = { info: 'i', success: '✓', warning: '!', error: '✕' };

/**
 * A message that stays on the page. The focusable box is around the live region, as in GOV.UK's
 * error summary: a focused live region is announced twice, or not at all.
 */
export const Alert = ({ tone, children, isQuiet = false, ref }: AlertProps) => (
  <Row nowrap gap={3} ref={ref} tabIndex={-1} className={`${styles.alert} ${styles[tone]}`}>
    <span className={styles.glyph} aria-hidden="true">
      {glyphs[tone]}
    </span>
    <Stack
      gap={2}
      role={isQuiet ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={styles.body}
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Stack>
  </Row>
);
