import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { ItemDialog } from '../../components/item-dialog';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { useFilters } from '../../lists/use-filters';
import { useOpenItem } from '../../lists/use-open-item';
import { useSort } from '../../lists/use-sort';
import { me } from '../../session/queries';
import { personList } from './people-api';
import { personChoices, personSorts } from './people-words';
import { PersonDialog } from './person-dialog';
import { PersonTable } from './person-table';

export { loadAdminAccess as loader } from '../../access/panel-loader';

/** With the form library, which looking at people does not need. */
const InviteDialog = lazy(async () => {
  const module = await import('./invite-dialog');
  return { default: module.InviteDialog };
});

const words: ListWords = {
  noun: 'person',
  nouns: 'people',
  searchHint: 'Name, company or address',
  loading: 'Loading people',
  failure: 'Failed to load people',
  empty: { title: 'No people yet', text: 'Whoever signs up or is invited appears here.' },
};

export function Component() {
  return (
    <AdminOnly title="People">
      <People />
    </AdminOnly>
  );
}

function People() {
  const filters = useFilters(personChoices);
  const sorting = useSort(personSorts);
  const list = useQuery(personList(filters, sorting.current.sort));
  const ownId = useQuery(me()).data?._id;
  const { openId, searchFor, close } = useOpenItem('person');
  const [opener, setOpener] = useState<Element | null>(null);
  const { data } = list;
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
      <FilteredList
        choices={personChoices}
        filters={filters}
        words={words}
        query={list}
        page={data && { rows: data.people.length, ...data.pagination }}
        sorting={sorting}
      >
        <PersonTable
          people={data?.people ?? []}
          sorting={sorting}
          ownId={ownId}
          searchFor={searchFor}
        />
      </FilteredList>
      {openId ? (
        <PersonDialog key={openId} personId={openId} ownId={ownId} onClose={close} />
      ) : null}
      {opener ? (
        <Suspense
          fallback={
            <ItemDialog
              noun="invitation"
              queries={[]}
              opener={opener}
              onClose={() => setOpener(null)}
            />
          }
        >
          <InviteDialog opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      ) : null}
    </AdminPage>
  );
}
