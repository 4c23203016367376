import { booking } from '../../../content/booking';
import { Alert } from '../../../ui/alert';
import { Text, Title } from '../../../ui/layout/layout';
import { bookingFormId } from '../../forms/booking-rules';
import type { AskedProps, NotNowProps } from '../props';
import styles from './booking.module.css';
import { Facts } from './facts';

const { asked, facts, length, missing, notNow } = booking;

/** Repeats the request only; the link to the call is in the mail. */
export const Asked = ({ call, when }: AskedProps) => (
  <div className={styles.single} data-script="sent-form" data-form={bookingFormId}>
    <Title as="h1" size={7}>
      {asked.title}
    </Title>
    <Text soft above={4} measure={2}>
      {asked.text}
    </Text>
    <Facts when={when} of={{ [facts.call]: call.title, [facts.length]: length(call.minutes) }} />
    <Text soft>{asked.missing}</Text>
  </div>
);

export const NoCall = () => (
  <div className={styles.single}>
    <Title as="h1" size={7}>
      {missing.title}
    </Title>
    <Text above={4} below={4}>
      {missing.text}
    </Text>
    <p>
      <a href={booking.path}>{missing.link}</a>
    </p>
  </div>
);

export const NotNow = ({ message }: NotNowProps) => (
  <div className={styles.single}>
    <Title as="h1" size={7} below={5}>
      {notNow.title}
    </Title>
    <Alert tone="error">{message}</Alert>
    <Text above={4}>{notNow.text}</Text>
  </div>
);
