import type { StaffRequest } from '../../../api/call';
import { formatDayAndTime } from '../../../lib/dates';
import { shortDuration } from '../../../lib/short-duration';
import { Text } from '../../../ui/layout/layout';
import { useNow } from '../../components/use-now';
import { queueWords } from './words';
import styles from './due.module.css';

type Due = Pick<StaffRequest, 'dueAt' | 'dueKind' | 'awaitingClientSince' | 'awaits'>;

const words = queueWords.due;
const soonMs = 4 * 3_600_000;

export function DueTime({ request: { dueAt, awaitingClientSince, awaits } }: { request: Due }) {
  const now = useNow();
  if (!dueAt) {
    return (
      <Text as="span" soft className="nowrap">
        {awaitingClientSince ? words.waits[awaits?.[0] ?? 'answer'] : '–'}
      </Text>
    );
  }
  const left = Date.parse(dueAt) - now;
  const length = shortDuration(Math.abs(left) / 1000);
  const isOver = left < 0;
  return (
    <Text
      as="time"
      dateTime={dueAt}
      title={formatDayAndTime(dueAt)}
      soft
      figures
      alarm={isOver}
      strong={left < soonMs}
      className={`nowrap ${styles.due}`}
      data-soon={!isOver && left < soonMs}
    >
      {isOver ? words.overdue : words.soon} {length}
    </Text>
  );
}

type Spoken = Pick<StaffRequest, 'lastWordBy' | 'lastWordAt'>;

export function LastWord({ request: { lastWordBy: by, lastWordAt: at } }: { request: Spoken }) {
  const now = useNow();
  if (!by || !at) return null;
  const age = shortDuration(Math.max(0, now - Date.parse(at)) / 1000);
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {queueWords.lastWord[by]}, {age}
    </time>
  );
}
