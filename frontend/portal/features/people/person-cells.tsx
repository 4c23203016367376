import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { EmailText } from '../../components/email-text';
import { Second } from '../../lists/cells';
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
      {name ? (
        <Second>
          <EmailText email={person.email} />
        </Second>
      ) : null}
      {person.company ? <Second>{person.company}</Second> : null}
    </>
  );
}

export function LastSeen({ person }: { person: Person }) {
  const words = lastSeenWords(person);
  if (!person.lastSeenAt) return <Second>{words}</Second>;
  return (
    <time dateTime={person.lastSeenAt} title={formatDayAndTime(person.lastSeenAt)}>
      {words}
    </time>
  );
}
