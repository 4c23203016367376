import type { ReactNode } from 'react';
import { formatDayAndTime, type Instant } from '../../lib/dates';
import { Text, Written } from '../../ui/layout/layout';
import styles from './timeline.module.css';

export interface TimelineEntry {
  at: Instant;
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
          <Text as="div" strong leading={3}>
            {entry.text}
          </Text>
          {entry.reason ? (
            <Written soft className={styles.reason}>
              {entry.reason}
            </Written>
          ) : null}
          <Text faint size={1} figures>
            <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
            {[entry.by, ...(entry.notes ?? [])].map((note) =>
              note ? <span key={note}> · {note}</span> : null,
            )}
          </Text>
        </li>
      ))}
    </ol>
  );
}
