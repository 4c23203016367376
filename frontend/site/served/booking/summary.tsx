import type { ReactNode } from 'react';
import { booking } from '../../../content/booking';
import { Text, Title } from '../../../ui/layout/layout';
import type { BookedCall, Moment, Moving } from '../props';
import styles from './booking.module.css';

const { about: aboutLabel, length, place, chosen: words, move } = booking;

interface SummaryProps {
  call: BookedCall;
  title?: string;
  moving?: Moving | undefined;
  chosen?: Moment | null;
  /** All free times. */
  others?: string;
}

/** The call and the time chosen so far. */
export function Summary({ call, title = call.title, moving, chosen, others }: SummaryProps) {
  return (
    <header className={styles.summary}>
      <Title as="h1" size={7}>
        {title}
      </Title>
      <Text soft above={2}>
        {moving ? `${call.title}, ${length(call.minutes)}` : `${length(call.minutes)} · ${place}`}
      </Text>
      {chosen || moving ? null : (
        <Text soft above={3} className={styles.lead}>
          {call.summary}
        </Text>
      )}
      {call.about ? (
        <Text soft above={2}>
          {`${aboutLabel}: ${call.about}.`}
        </Text>
      ) : null}
      {moving ? (
        <When label={move.now} at={moving.from} isPast={Boolean(chosen)}>
          <a href={moving.href}>{move.keep(moving.from)}</a>
        </When>
      ) : null}
      {chosen ? (
        <When label={moving ? move.new : words.label} at={chosen} isChosen>
          <a href={others}>{words.change}</a>
        </When>
      ) : null}
    </header>
  );
}

interface WhenProps {
  label: string;
  at: Moment;
  isChosen?: boolean;
  isPast?: boolean;
  children: ReactNode;
}

function When({ label, at, isChosen = false, isPast = false, children }: WhenProps) {
  const time = (
    <>
      <strong>{at.day}</strong>
      {at.time}
    </>
  );
  return (
    <div className={isChosen ? `${styles.when} ${styles.chosen}` : styles.when}>
      <Text size={2} soft>
        {label}
      </Text>
      <p className={styles.moment}>{isPast ? <s>{time}</s> : time}</p>
      <p>{children}</p>
    </div>
  );
}
