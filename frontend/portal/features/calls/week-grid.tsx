import type { CSSProperties, ReactNode } from 'react';
import { dayOf, formatTime, toInstant, type Day } from '../../../lib/dates';
import { Text } from '../../../ui/layout/layout';
import { useNow } from '../../components/use-now';
import type { BookedCall } from './call-lists';
import { CallBlock } from './call-block';
import { formatShortDay, formatWeekday, minutesOf } from './week';
import { daysOf, hoursOf, placeDay } from './week-layout';
import styles from './week.module.css';
import { callWords as words } from './words';

interface WeekGridProps {
  monday: Day;
  calls: readonly BookedCall[];
  /** Whose call it is has to be said. */
  withHosts: boolean;
  /** In the middle of a week without calls. */
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
  const hours = Array.from({ length: closes - opens }, (_, index) => opens + index);
  const minute = minutesOf(toInstant(now));
  const isNow = minute >= opens * 60 && minute < closes * 60;
  const isShown = isNow && days.some(({ day }) => day === today);
  return (
    <div
      className={styles.week}
      style={numbersOf({ days: days.length, opens: opens * 60, hours: hours.length, now: minute })}
    >
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{words.hour(hour)}</span>
        ))}
        {isShown ? <strong className={styles.clock}>{formatTime(toInstant(now))}</strong> : null}
      </div>
      {days.map(({ day, placed }) => (
        <section
          key={day}
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
          {isNow && day === today ? <span className={styles.now} aria-hidden="true" /> : null}
        </section>
      ))}
      {calls.length === 0 && empty ? <div className={styles.empty}>{empty}</div> : null}
    </div>
  );
}

/** Numbers for the style sheet, by name. */
const numbersOf = (numbers: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [`--${name}`, number]),
  ) as CSSProperties;
