import { booking } from '../../../content/booking';
import { BookingForm } from '../../forms/booking-form';
import styles from './book.module.css';

const { title, who } = booking;

/**
 * A shell: the server (backend/site/serve-booking.ts) draws the times, and keeps the form once one
 * is chosen. It needs no script.
 */
export function Page() {
  return (
    <div className={styles.page} data-script="booking">
      <div className={styles.drawn} data-booking="">
        <h1>{title}</h1>
      </div>
      <section className={styles.who} data-booking-who="" id="who">
        <h2>{who}</h2>
        <BookingForm />
      </section>
    </div>
  );
}
