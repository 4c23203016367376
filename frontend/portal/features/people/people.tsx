import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import type { Person } from '../../../api/types';
import { AdminPage } from '../../components/admin-page';
import { ItemDialog } from '../../components/item-dialog';
import { lazyDialog } from '../../components/lazy-dialog';
import { defineList, ListView, useList } from '../../lists/list-view';
import { me } from '../../session/queries';
import { personStateLabels } from '../../audit/audit-words';
import { badgeOf } from '../../components/badge-of';
import { roleLabels } from '../../labels';
import { EmailText } from '../../components/email-text';
import { Second } from '../../lists/cells';
import { RowLink } from '../../lists/row-link';
import { PersonDialog } from './person-dialog';
import { personSource } from './person-source';
import { inviteWords, lastSeenWords, listWords, nameOf } from './words';

const RoleBadge = badgeOf(
  {
    client: ['plain', '○'],
    support: ['teal', '◔'],
    manager: ['blue', '◑'],
    admin: ['purple', '●'],
  },
  roleLabels,
);

const PersonStateBadge = badgeOf(
  { active: ['green', '✓'], invited: ['orange', '➜'], deactivated: ['red', '✕'] },
  personStateLabels,
);

// Loads the form library, which the list does not need.
const InviteDialog = lazyDialog(
  () => import('./invite-dialog'),
  'InviteDialog',
  (dialog) => <ItemDialog noun={inviteWords.noun} queries={[]} {...dialog} />,
);

const people = defineList({
  source: personSource,
  words: listWords,
  opens: 'person',
  columns: [
    {
      header: listWords.columns.name,
      look: ['line', 'title'],
      sort: 'name',
      cell: (person) => <PersonName person={person} />,
    },
    { header: listWords.columns.access, cell: ({ role }) => <RoleBadge of={role} /> },
    { header: listWords.columns.state, cell: ({ state }) => <PersonStateBadge of={state} /> },
    {
      header: listWords.columns.lastSeen,
      sort: 'last-seen',
      cell: (person) => <LastSeen person={person} />,
    },
    {
      header: listWords.columns.since,
      look: 'date',
      sort: 'newest',
      cell: ({ memberSince }) => (
        <time dateTime={memberSince} title={formatDayAndTime(memberSince)}>
          {formatDay(memberSince)}
        </time>
      ),
    },
  ],
});

export function Component() {
  const list = useList(people);
  const ownId = useQuery(me()).data?._id;
  const [isInviting, setInviting] = useState(false);
  const { id, close } = list.open;
  return (
    <AdminPage
      {...listWords}
      action={
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          {inviteWords.title}
        </Button>
      }
    >
      <ListView list={list} />
      {id ? <PersonDialog key={id} personId={id} ownId={ownId} onClose={close} /> : null}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </AdminPage>
  );
}

function PersonName({ person }: { person: Person }) {
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

function LastSeen({ person }: { person: Person }) {
  const words = lastSeenWords(person);
  if (!person.lastSeenAt) return <Second>{words}</Second>;
  return (
    <time dateTime={person.lastSeenAt} title={formatDayAndTime(person.lastSeenAt)}>
      {words}
    </time>
  );
}
