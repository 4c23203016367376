import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { EmailText } from '../../components/email-text';
import styles from '../../lists/data-table.module.css';
import { RowLink } from '../../lists/row-link';
import { me } from '../../session/queries';
import { lastSeenWords, listWords, nameOf } from './words';

export function PersonName({ person }: { person: Person }) {
  const isSelf = useQuery(me()).data?._id === person._id;
  const name = nameOf(person);
  return (
    <>
      <RowLink id={person._id}>
        {name || <EmailText email={person.email} />}
        {isSelf ? listWords.you : ''}
      </RowLink>
      {name ? <EmailText className={styles.second} email={person.email} /> : null}
      {person.company ? <span className={styles.second}>{person.company}</span> : null}
    </>
  );
}

export function LastSeen({ person }: { person: Person }) {
  const words = lastSeenWords(person);
  if (!person.lastSeenAt) return <span className={styles.second}>{words}</span>;
  return (
    <time dateTime={person.lastSeenAt} title={formatDayAndTime(person.lastSeenAt)}>
      {words}
    </time>
  );
}
