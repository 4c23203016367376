import { formatDay, formatTime } from '../../lib/dates';
import styles from './data-table.module.css';

export function DateAndTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}
      <span className={styles.second}>{formatTime(at)}</span>
    </time>
  );
}
