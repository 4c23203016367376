import type { RequestDetail } from '../../api/types';
import { formatDayAndTime } from '../../lib/dates';
import styles from './timeline.module.css';

/** What happened, when, by whom and why, in the server's plain words; newest first. */
export function Timeline({ entries }: { entries: RequestDetail['history'] }) {
  const newestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className={styles.timeline}>
      {newestFirst.map((entry, index) => (
        <li key={`${entry.at}-${index}`} className={styles.entry}>
          <p className={styles.text}>{entry.text}</p>
          {entry.reason ? <p className={styles.reason}>{entry.reason}</p> : null}
          <p className={styles.meta}>
            <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
            {entry.by ? <span> · {entry.by}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
