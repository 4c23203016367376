import { formatDay, formatTime } from '../../lib/dates';
import { Second } from './cells';

export function DateAndTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}
      <Second>{formatTime(at)}</Second>
    </time>
  );
}
