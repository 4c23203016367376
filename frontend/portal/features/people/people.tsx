import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { ItemDialog } from '../../components/item-dialog';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ListView } from '../../lists/list-view';
import { useList } from '../../lists/use-list';
import { me } from '../../session/queries';
import { PersonStateBadge, RoleBadge } from './person-badges';
import { LastSeen, PersonName } from './person-cells';
import { PersonDialog } from './person-dialog';
import { personSource } from './person-source';

/** With the form library, which looking at people does not need. */
const InviteDialog = lazy(async () => {
  const module = await import('./invite-dialog');
  return { default: module.InviteDialog };
});

const people = defineList({
  source: personSource,
  page: ({ people: rows, pagination }) => ({ rows, ...pagination }),
  label: 'People',
  noun: 'person',
  nouns: 'people',
  searchIn: 'Name, company or address',
  opens: 'person',
  columns: [
    {
      header: 'Name',
      look: ['title', 'wide'],
      sort: 'name',
      cell: (person) => <PersonName person={person} />,
    },
    { header: 'Access', cell: ({ role }) => <RoleBadge role={role} /> },
    { header: 'State', cell: ({ state }) => <PersonStateBadge state={state} /> },
    { header: 'Last seen', sort: 'last-seen', cell: (person) => <LastSeen person={person} /> },
    {
      header: 'Since',
      look: 'date',
      sort: 'newest',
      cell: ({ memberSince }) => <DateAndTime at={memberSince} />,
    },
  ],
  loading: 'Loading people',
  failure: 'Failed to load people',
  empty: { title: 'No people yet', text: 'Whoever signs up or is invited appears here.' },
});

export function Component() {
  return (
    <AdminOnly title="People">
      <People />
    </AdminOnly>
  );
}

function People() {
  const list = useList(people);
  const ownId = useQuery(me()).data?._id;
  const [opener, setOpener] = useState<Element | null>(null);
  const closeInvitation = () => setOpener(null);
  const { id, close } = list.open;
  return (
    <AdminPage
      title="People"
      lead="Who has an account, and what it opens."
      action={
        <Button onClick={(event) => setOpener(event.currentTarget)}>
          <UserPlus aria-hidden="true" />
          Invite a colleague
        </Button>
      }
    >
      <ListView list={list} />
      {id ? <PersonDialog key={id} personId={id} ownId={ownId} onClose={close} /> : null}
      {opener ? (
        <Suspense
          fallback={
            <ItemDialog noun="invitation" queries={[]} opener={opener} onClose={closeInvitation} />
          }
        >
          <InviteDialog opener={opener} onClose={closeInvitation} />
        </Suspense>
      ) : null}
    </AdminPage>
  );
}
