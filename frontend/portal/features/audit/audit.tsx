import { useQuery } from '@tanstack/react-query';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { ExportButton } from '../../lists/export-button';
import { FilteredList, type ListWords } from '../../lists/filtered-list';
import { chipsOf } from '../../lists/list-filters';
import { auditList, exportAudit } from './audit-api';
import { AuditDays } from './audit-days';
import { auditChoices, moreChips, useAuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { ChainCheck } from './chain-check';

export { loadAdminAccess as loader } from '../../access/panel-loader';

const words: ListWords = {
  noun: 'entry',
  nouns: 'entries',
  searchHint: 'Request number, address or trace id',
  loading: 'Loading the audit log',
  failure: 'Failed to load the audit log',
  empty: { title: 'No entries yet', text: 'What people do here is written down as it happens.' },
};

export function Component() {
  return (
    <AdminOnly title="Audit log">
      <AuditLog />
    </AdminOnly>
  );
}

function AuditLog() {
  const filters = useAuditFilters();
  const list = useQuery(auditList(filters));
  const { data } = list;
  const chips = moreChips(filters.more, data?.entries ?? []);
  return (
    <AdminPage
      title="Audit log"
      lead="Who did what, newest first. Nobody can change or delete an entry."
      action={
        <ExportButton
          fetchFile={() => exportAudit(filters)}
          isFiltered={chips.length + chipsOf(auditChoices, filters).length > 0}
        />
      }
    >
      <FilteredList
        choices={auditChoices}
        filters={filters}
        words={words}
        query={list}
        page={data && { rows: data.entries.length, ...data.pagination }}
        more={{ fields: <AuditDays {...filters.more} />, chips }}
      >
        <AuditTable entries={data?.entries ?? []} />
      </FilteredList>
      <ChainCheck />
    </AdminPage>
  );
}
