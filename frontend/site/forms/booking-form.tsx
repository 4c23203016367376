import { booking } from '../../content/booking';
import { TextArea, TextField } from '../../ui/inputs';
import { bookingRules } from './booking-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

const { path, who, submit, note, hint, phone, failure } = booking;

/** Sent without a script: the server fills in the hidden fields. */
export function BookingForm() {
  const form = useSiteForm({
    id: 'booking',
    rules: bookingRules,
    failure,
    send: () => Promise.reject(new Error('Sent without a script')),
  });
  return (
    <SiteForm
      form={form}
      action="booking"
      path={path}
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
      <div className={styles.pair}>
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...form.field('company')} autoComplete="organization" />
        <TextField {...form.field('phone', phone)} type="tel" autoComplete="tel" />
      </div>
      <TextArea {...form.field('note')} rows={4} hint={hint} />
    </SiteForm>
  );
}
