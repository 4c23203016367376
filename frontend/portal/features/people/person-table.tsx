import { Link } from 'react-router-dom';
import type { Person } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { EmailText } from '../../components/email-text';
import { Ledger } from '../../lists/ledger';
import { LedgerTime } from '../../lists/ledger-time';
import ledger from '../../lists/ledger.module.css';
import type { Sorting } from '../../lists/use-sort';
import { lastSeenWords, nameOf } from './people-words';
import { PersonStateBadge, RoleBadge } from './person-badges';

const columns = [
  { label: 'Name', sort: 'name' },
  'Access',
  'State',
  { label: 'Last seen', sort: 'last-seen' },
  { label: 'Since', sort: 'newest' },
];

interface PersonTableProps {
  people: readonly Person[];
  sorting: Sorting;
  /** The reader's own id. */
  ownId: string | undefined;
  searchFor: (id: string) => string;
}

/** A ledger; on a phone each row becomes a titled list, all of it the link. */
export function PersonTable({ people, sorting, ownId, searchFor }: PersonTableProps) {
  return (
    <Ledger label="People" columns={columns} sorting={sorting} linked>
      {people.map((person) => (
        <tr key={person._id}>
          <td className={`${ledger.project} ${ledger.wide}`}>
            <Link className={ledger.open} to={{ search: searchFor(person._id) }} preventScrollReset>
              {nameOf(person) || <EmailText email={person.email} />}
              {person._id === ownId ? ' (you)' : ''}
            </Link>
            {nameOf(person) ? <EmailText className={ledger.second} email={person.email} /> : null}
            {person.company ? <span className={ledger.second}>{person.company}</span> : null}
          </td>
          <td data-label="Access">
            <RoleBadge role={person.role} />
          </td>
          <td data-label="State">
            <PersonStateBadge state={person.state} />
          </td>
          <td data-label="Last seen">
            <LastSeen person={person} />
          </td>
          <td data-label="Since" className={ledger.date}>
            <LedgerTime at={person.memberSince} />
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

function LastSeen({ person }: { person: Person }) {
  const words = lastSeenWords(person);
  if (!person.lastSeenAt) return <span className={ledger.second}>{words}</span>;
  return (
    <time dateTime={person.lastSeenAt} title={formatDayAndTime(person.lastSeenAt)}>
      {words}
    </time>
  );
}
