import { formatDay, formatTime } from '../../lib/dates';
import styles from './data-table.module.css';

/** A day, and under it the time. */
export function DateAndTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}
      <span className={styles.second}>{formatTime(at)}</span>
    </time>
  );
}
