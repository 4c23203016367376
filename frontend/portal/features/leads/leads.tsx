import { useQuery } from '@tanstack/react-query';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { ExportButton } from '../../lists/export-button';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { chipsOf } from '../../lists/list-filters';
import { useFilters } from '../../lists/use-filters';
import { useOpenItem } from '../../lists/use-open-item';
import { exportLeads, leadList } from './lead-api';
import { LeadDialog } from './lead-dialog';
import { LeadTable } from './lead-table';
import { leadChoices } from './lead-words';

export { loadAdminAccess as loader } from '../../access/panel-loader';

const words: ListWords = {
  noun: 'lead',
  searchHint: 'Name, address, company or words of the message',
  loading: 'Loading leads',
  failure: 'Failed to load leads',
  empty: { title: 'No leads yet', text: 'What visitors send with the site’s forms appears here.' },
};

export function Component() {
  return (
    <AdminOnly title="Leads">
      <Leads />
    </AdminOnly>
  );
}

function Leads() {
  const filters = useFilters(leadChoices);
  const list = useQuery(leadList(filters));
  const { openId, searchFor, close } = useOpenItem('lead');
  const { data } = list;
  return (
    <AdminPage
      title="Leads"
      lead="Enquiries from the website’s forms, newest first."
      action={
        <ExportButton
          fetchFile={() => exportLeads(filters)}
          isFiltered={chipsOf(leadChoices, filters).length > 0}
        />
      }
    >
      <FilteredList
        choices={leadChoices}
        filters={filters}
        words={words}
        query={list}
        page={data && { rows: data.leads.length, ...data.pagination }}
      >
        <LeadTable leads={data?.leads ?? []} searchFor={searchFor} />
      </FilteredList>
      {openId ? <LeadDialog key={openId} leadId={openId} onClose={close} /> : null}
    </AdminPage>
  );
}
