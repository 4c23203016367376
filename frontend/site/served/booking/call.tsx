import { booking } from '../../../content/booking';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Row, Stack, Text, Title } from '../../../ui/layout/layout';
import type { CallProps, CancelProps } from '../props';
import styles from './booking.module.css';
import { Facts } from './facts';
import { Nearest } from './nearest';

const { call: words, cancel: question, facts, length } = booking;

/** The page of a call, for whoever booked it. */
export function Call({ alert, nearest = [], ...call }: CallProps) {
  const { isCancelled, title, when, invitation, move, cancel, isTooLate } = call;
  return (
    <div className={styles.single}>
      <Title as="h1" size={7}>
        {isCancelled ? words.cancelled : title}
      </Title>
      {alert === undefined ? null : (
        <Stack gap={4} above={5}>
          <Alert tone="error">{alert}</Alert>
          <Nearest times={nearest} />
        </Stack>
      )}
      <Facts
        when={when}
        isOff={isCancelled}
        of={{
          [facts.length]: length(call.minutes),
          [facts.host]: call.host,
          [facts.place]: call.place,
        }}
      />
      <Row gap={4} align="center">
        {move ? (
          <a href={move} className={buttonClass(isCancelled ? {} : { variant: 'secondary' })}>
            {isCancelled ? words.rebook : words.move}
          </a>
        ) : null}
        {cancel ? <a href={cancel}>{words.cancel}</a> : null}
        {invitation ? <a href={invitation}>{words.calendar}</a> : null}
        {isTooLate ? <Text>{words.tooLate}</Text> : null}
        {invitation === null && move === null ? <a href={booking.path}>{words.another}</a> : null}
      </Row>
    </div>
  );
}

export const CancelCall = ({ title, when, path, version }: CancelProps) => (
  <div className={styles.single}>
    <Title as="h1" size={7}>
      {question.title}
    </Title>
    <Facts when={when} of={{ [facts.call]: title }} />
    <Text soft below={5}>
      {question.text}
    </Text>
    <form method="post" action={path}>
      <input type="hidden" name="version" value={version} />
      <Row gap={4} align="center">
        <Button type="submit" variant="danger" name="action" value="cancel">
          {question.submit}
        </Button>
        <a href={path}>{question.keep}</a>
      </Row>
    </form>
  </div>
);
