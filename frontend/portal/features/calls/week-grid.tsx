import type { CSSProperties, ReactNode } from 'react';
import { dayOf, formatTime, toInstant, type Day } from '../../../lib/dates';
import { Text } from '../../../ui/layout/layout';
import { useNow } from '../../components/use-now';
import type { BookedCall } from './call-lists';
import { CallBlock } from './call-block';
import { formatShortDay, formatWeekday, minutesOf } from './week';
import { daysOf, hoursOf, type Placed, placeDay } from './week-layout';
import styles from './week.module.css';
import { callWords as words } from './words';

interface WeekGridProps {
  monday: Day;
  calls: readonly BookedCall[];
  /** Names the hosts, because the week has calls of several. */
  withHosts: boolean;
  /** Shown over a week without calls. */
  empty?: ReactNode;
}

/** Days beside each other, with the calls at their hours. */
export function WeekGrid({ monday, calls, withHosts, empty }: WeekGridProps) {
  const now = new Date(useNow());
  const today = dayOf(now);
  const days = daysOf(monday, calls).map((day) => ({
    day,
    placed: placeDay(calls.filter(({ startsAt }) => dayOf(startsAt) === day)),
  }));
  const { opens, closes } = hoursOf(days.flatMap(({ placed }) => placed));
  const hours = closes - opens;
  const minute = minutesOf(toInstant(now));
  const isNow =
    minute >= opens * 60 && minute < closes * 60 && days.some(({ day }) => day === today);
  return (
    <div
      className={styles.week}
      style={numbersOf({ days: days.length, opens: opens * 60, hours, now: minute })}
    >
      <div className={styles.hours} aria-hidden="true">
        {Array.from({ length: hours }, (_, index) => (
          <span key={index}>{words.hour(opens + index)}</span>
        ))}
        {isNow ? <strong className={styles.clock}>{formatTime(toInstant(now))}</strong> : null}
      </div>
      {days.map((one) => (
        <DayColumn
          key={one.day}
          {...one}
          today={today}
          isNow={isNow && one.day === today}
          withHosts={withHosts}
        />
      ))}
      {calls.length === 0 && empty ? <div className={styles.empty}>{empty}</div> : null}
    </div>
  );
}

interface DayColumnProps {
  day: Day;
  placed: readonly Placed<BookedCall>[];
  today: Day;
  /** With a line at the present time. */
  isNow: boolean;
  withHosts: boolean;
}

const DayColumn = ({ day, placed, today, isNow, withHosts }: DayColumnProps) => (
  <section
    aria-labelledby={`day-${day}`}
    className={styles.day}
    data-today={day === today}
    data-past={day < today}
  >
    <Text as="h2" id={`day-${day}`} size={2} strong figures className={styles.dayName}>
      <span aria-hidden="true">{formatShortDay(day)}</span>
      <span className="visually-hidden">
        {formatWeekday(day)}
        {day === today ? `, ${words.isToday}` : ''}
      </span>
    </Text>
    <ol className={styles.calls}>
      {placed.map(({ call, from, to, lane, lanes }) => (
        <CallBlock
          key={call._id}
          one={call}
          withHost={withHosts}
          isDense={lanes > 2}
          style={numbersOf({ from, minutes: to - from, lane, lanes })}
        />
      ))}
    </ol>
    {isNow ? <span className={styles.now} aria-hidden="true" /> : null}
  </section>
);

/** Numbers for the style sheet, by name. */
const numbersOf = (numbers: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [`--${name}`, number]),
  ) as CSSProperties;
