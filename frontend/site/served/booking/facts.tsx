import { booking } from '../../../content/booking';
import type { Moment } from '../props';
import styles from './booking.module.css';

interface FactsProps {
  when: Moment;
  /** Its time no longer holds. */
  isOff?: boolean;
  of: Readonly<Record<string, string>>;
}

export function Facts({ when, isOff = false, of }: FactsProps) {
  const time = (
    <>
      <strong>{when.day}</strong>
      {when.time}
    </>
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{booking.facts.when}</dt>
        <dd className={styles.moment}>{isOff ? <s>{time}</s> : time}</dd>
      </div>
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
