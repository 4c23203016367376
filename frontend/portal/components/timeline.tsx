import type { ReactNode } from 'react';
import { formatDayAndTime } from '../../lib/dates';
import styles from './timeline.module.css';

export interface TimelineEntry {
  at: string;
  text: ReactNode;
  reason?: string | null | undefined;
  by?: string | null | undefined;
  notes?: readonly (string | null)[];
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const newestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className={styles.timeline}>
      {newestFirst.map((entry, index) => (
        <li key={`${entry.at}-${index}`} className={styles.entry}>
          <div className={styles.text}>{entry.text}</div>
          {entry.reason ? <p className={styles.reason}>{entry.reason}</p> : null}
          <p className={styles.meta}>
            <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
            {[entry.by, ...(entry.notes ?? [])].map((note) =>
              note ? <span key={note}> · {note}</span> : null,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
