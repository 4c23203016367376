import { useQuery } from '@tanstack/react-query';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { ExportButton } from '../../lists/export-button';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { chipsOf } from '../../lists/list-filters';
import { useFilters } from '../../lists/use-filters';
import { useOpenItem } from '../../lists/use-open-item';
import { exportSubscribers, subscriberList } from './subscriber-api';
import { SubscriberDialog } from './subscriber-dialog';
import { SubscriberTable } from './subscriber-table';
import { subscriberChoices } from './subscriber-words';

export { loadAdminAccess as loader } from '../../access/panel-loader';

const words: ListWords = {
  noun: 'subscriber',
  searchHint: 'Address, name or company',
  loading: 'Loading subscribers',
  failure: 'Failed to load subscribers',
  empty: { title: 'No subscribers yet', text: 'Whoever asks for our newsletter appears here.' },
};

export function Component() {
  return (
    <AdminOnly title="Subscribers">
      <Subscribers />
    </AdminOnly>
  );
}

function Subscribers() {
  const filters = useFilters(subscriberChoices);
  const list = useQuery(subscriberList(filters));
  const { openId, searchFor, close } = useOpenItem('subscriber');
  const { data } = list;
  return (
    <AdminPage
      title="Subscribers"
      lead="Who asked for mail from us, and the evidence that they did."
      action={
        <ExportButton
          fetchFile={() => exportSubscribers(filters)}
          isFiltered={chipsOf(subscriberChoices, filters).length > 0}
        />
      }
    >
      <FilteredList
        choices={subscriberChoices}
        filters={filters}
        words={words}
        query={list}
        page={data && { rows: data.subscribers.length, ...data.pagination }}
      >
        <SubscriberTable subscribers={data?.subscribers ?? []} searchFor={searchFor} />
      </FilteredList>
      {openId ? <SubscriberDialog key={openId} subscriberId={openId} onClose={close} /> : null}
    </AdminPage>
  );
}
