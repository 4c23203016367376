import { booking } from '../../../content/booking';
import { Text, Title } from '../../../ui/layout/layout';
import type { CalendarDay, FreeTime, TimesProps, TimesToChoose } from '../props';
import styles from './booking.module.css';
import { Frame } from './frame';
import { Summary } from './summary';

const { times: words, move } = booking;

/** Links and one form, so that it needs no script. */
export function Times({ call, choose, moving }: TimesProps) {
  const { days, shown, earlier, later } = choose;
  const summary = moving ? (
    <Summary call={call} title={move.title} moving={moving} />
  ) : (
    <Summary call={call} />
  );
  return (
    <Frame summary={summary} script="booking">
      <div className={styles.calendar}>
        <div className={styles.bar}>
          <Zone {...choose} />
          <nav className={styles.weeks} aria-label={words.weeks}>
            {earlier ? <a href={earlier}>← {words.earlier}</a> : null}
            {later ? <a href={later}>{words.later} →</a> : null}
          </nav>
        </div>
        {shown ? (
          <>
            <p className={styles.weekdays} aria-hidden="true">
              {days.slice(0, 7).map(({ weekday }) => (
                <span key={weekday}>{weekday}</span>
              ))}
            </p>
            <ol className={styles.days} aria-label={words.days}>
              {days.map((day) => (
                <li key={`${day.month} ${day.date}`}>
                  <Day {...day} />
                </li>
              ))}
            </ol>
          </>
        ) : (
          <Text above={5}>{words.none}</Text>
        )}
      </div>
      {shown ? (
        <section className={styles.times} aria-labelledby="times">
          <Title as="h2" id="times" size={6}>
            {shown.day}
          </Title>
          {partsOf(shown.times).map(([name, times]) => (
            <div key={name}>
              <Text as="h3" size={2} soft above={4} below={2}>
                {name}
              </Text>
              <ul>
                {times.map(({ time, href }) => (
                  <li key={time}>
                    <a href={href}>{time}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ) : null}
    </Frame>
  );
}

function Day({ weekday, date, month, href, isShown }: CalendarDay) {
  const words = (
    <>
      <span>{weekday} </span>
      <b>{date}</b>
      <span data-first={date === '1' || undefined}> {month}</span>
    </>
  );
  if (href === null) return <span className={styles.full}>{words}</span>;
  return (
    <a href={href} aria-current={isShown || undefined}>
      {words}
    </a>
  );
}

const partNames = [words.morning, words.afternoon, words.evening] as const;

/** By the hour that the clock shows there. */
const partOf = ({ time }: FreeTime): string => partNames[time < '12' ? 0 : time < '17' ? 1 : 2]!;

const partsOf = (times: FreeTime[]) => [...Map.groupBy(times, partOf)];

/** "New_York" of "America/New_York": the part that people know. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

function Zone({ zone, zones, path, kept }: TimesToChoose) {
  return (
    <details className={styles.zone}>
      <summary>
        {words.zoneOf(cityOf(zone))} <u>{words.changeZone}</u>
      </summary>
      <form method="get" action={path}>
        <label htmlFor="zone">{words.zone}</label>
        <select id="zone" name="zone" defaultValue={zone}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">{words.show}</button>
      </form>
    </details>
  );
}
