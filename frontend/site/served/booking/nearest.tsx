import { booking } from '../../../content/booking';
import { bookingFormId } from '../../forms/booking-rules';
import type { NearestTime } from '../props';
import styles from './booking.module.css';

/** Alternatives to a time that was just taken. A button sends the form again with its time. */
export const Nearest = ({ times }: { times: NearestTime[] }) =>
  times.length > 0 ? (
    <ul className={styles.nearest} aria-label={booking.chosen.gone}>
      {times.map(({ at, words, href }) => (
        <li key={at}>
          {href ? (
            <a href={href}>{words}</a>
          ) : (
            <button type="submit" form={bookingFormId} name="at" value={at}>
              {words}
            </button>
          )}
        </li>
      ))}
    </ul>
  ) : null;
