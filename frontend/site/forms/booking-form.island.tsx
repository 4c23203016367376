import { booking } from '../../content/booking';
import { TextArea, TextField } from '../../ui/inputs';
import type { BookingFields } from '../served/props';
import { bookingFormId, bookingRules } from './booking-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

const { path, who, submit, note, discuss, hint, phone, failure } = booking;

/** Checked here and sent by the browser, since its answer is a page: the e-mail to wait for, or other times. */
export default function BookingForm({ at, ...hidden }: BookingFields) {
  const form = useSiteForm({ id: bookingFormId, rules: bookingRules, failure });
  return (
    <SiteForm
      form={form}
      action="booking"
      path={path}
      hidden={{ ...hidden, ...(at === null ? {} : { at }) }}
      label={who}
      submit={at === null ? null : submit}
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
      <TextArea {...form.field('note', discuss)} rows={4} hint={hint} />
    </SiteForm>
  );
}
