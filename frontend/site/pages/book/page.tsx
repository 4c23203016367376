import { booking } from '../../../content/booking';
import { TextArea, TextField } from '../../../ui/inputs';
import { bookingRules } from '../../forms/booking-rules';
import { PrivacyNote } from '../../forms/privacy-note';
import { SiteForm } from '../../forms/site-form';
import formStyles from '../../forms/site-form.module.css';
import { useSiteForm } from '../../forms/use-site-form';
import styles from './book.module.css';

const { title, who, submit, hints, note, failure } = booking;

/**
 * A shell: the server (backend/site/serve-booking.ts) draws the times, and shows the form once one
 * is chosen. It needs no script.
 */
export function Page() {
  const form = useSiteForm({
    id: 'booking',
    rules: bookingRules,
    failure,
    send: () => Promise.reject(new Error('Sent without a script')),
  });
  return (
    <div className={styles.page} data-script="booking">
      <div className={styles.drawn} data-booking="">
        <h1>{title}</h1>
      </div>
      <section className={styles.who} data-booking-who="" id="who">
        <h2>{who}</h2>
        <SiteForm
          form={form}
          action="booking"
          path={booking.path}
          hidden={{ slug: '', at: '', zone: '', topic: '' }}
          label={who}
          submit={submit}
          sending={submit}
          note={
            <>
              <p>{note}</p>
              <PrivacyNote />
            </>
          }
        >
          <div className={formStyles.pair}>
            <TextField {...form.field('name')} autoComplete="name" />
            <TextField
              {...form.field('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
            />
          </div>
          <div className={formStyles.pair}>
            <TextField {...form.field('company')} autoComplete="organization" />
            <TextField {...form.field('phone')} type="tel" autoComplete="tel" hint={hints.phone} />
          </div>
          <TextArea {...form.field('note')} rows={4} hint={hints.note} />
        </SiteForm>
      </section>
    </div>
  );
}
