import type { StaffRequest } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { shortDuration } from '../../../lib/short-duration';
import { useNow } from './use-now';
import { queueWords } from './words';
import styles from './queue.module.css';

type Due = Pick<StaffRequest, 'dueAt' | 'dueKind' | 'awaitingClientSince'>;

const words = queueWords.due;
const soonMs = 4 * 3_600_000;

export function DueTime({ request: { dueAt, awaitingClientSince } }: { request: Due }) {
  const now = useNow();
  if (!dueAt) {
    return <span className={styles.calm}>{awaitingClientSince ? words.waits : '–'}</span>;
  }
  const left = Date.parse(dueAt) - now;
  const length = shortDuration(Math.abs(left) / 1000);
  const look = left < 0 ? styles.late : left < soonMs ? styles.soon : styles.calm;
  return (
    <time dateTime={dueAt} title={formatDayAndTime(dueAt)} className={look}>
      {left < 0 ? words.overdue : words.soon} <span className={styles.length}>{length}</span>
    </time>
  );
}

export function LastWord({
  request,
}: {
  request: Pick<StaffRequest, 'lastWordBy' | 'lastWordAt'>;
}) {
  const { lastWordBy: by, lastWordAt: at } = request;
  const now = useNow();
  if (!by || !at) return <span className={styles.calm}>–</span>;
  const age = shortDuration(Math.max(0, now - Date.parse(at)) / 1000);
  return (
    <time
      dateTime={at}
      title={formatDayAndTime(at)}
      className={by === 'client' ? styles.theirs : styles.calm}
    >
      {queueWords.lastWord[by]}, <span className={styles.length}>{age}</span>
    </time>
  );
}
