import { formatDay, formatTime } from '../../lib/dates';
import styles from './ledger.module.css';

/** A day, and under it the time. */
export function LedgerTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}
      <span className={styles.second}>{formatTime(at)}</span>
    </time>
  );
}
