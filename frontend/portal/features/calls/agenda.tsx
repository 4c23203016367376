import type { ReactNode } from 'react';
import { dayOf, today, type Day } from '../../../lib/dates';
import { Stack, Text } from '../../../ui/layout/layout';
import type { BookedCall } from './call-lists';
import { CallBlock } from './call-block';
import { formatWeekday } from './week';
import styles from './week.module.css';
import { callWords as words } from './words';

interface AgendaProps {
  /** Today in its week: days before it are folded. Otherwise the first day. */
  from: Day;
  calls: readonly BookedCall[];
  withHosts: boolean;
  /** Instead of a list without calls. */
  empty: ReactNode;
}

/** The calls of a week as a list. */
export function Agenda({ from, calls, withHosts, empty }: AgendaProps) {
  const days = [...Map.groupBy(calls, ({ startsAt }) => dayOf(startsAt))];
  const over = calls.filter(({ startsAt }) => dayOf(startsAt) < from).length;
  const list = (of: typeof days) =>
    of.map(([day, ofDay]) => <DayList key={day} day={day} calls={ofDay} withHosts={withHosts} />);
  return (
    <Stack gap={5}>
      {over > 0 ? (
        <details className="folding">
          <Text as="summary" soft size={2}>
            {words.earlier(over)}
          </Text>
          <Stack gap={5} above={3}>
            {list(days.filter(([day]) => day < from))}
          </Stack>
        </details>
      ) : null}
      {over < calls.length ? list(days.filter(([day]) => day >= from)) : empty}
    </Stack>
  );
}

interface DayListProps {
  day: Day;
  calls: readonly BookedCall[];
  withHosts: boolean;
}

const DayList = ({ day, calls, withHosts }: DayListProps) => (
  <section aria-labelledby={`day-${day}`}>
    <Text as="h2" id={`day-${day}`} size={3} strong figures below={2}>
      {formatWeekday(day)}
      {day === today() ? `, ${words.isToday}` : ''}
    </Text>
    <ol className={styles.list}>
      {calls.map((one) => (
        <CallBlock key={one._id} one={one} withHost={withHosts} />
      ))}
    </ol>
  </section>
);
