import { truncate } from '../../../lib/text';
import { AdminOnly, AdminPage } from '../../components/admin-page';
import { EmailText } from '../../components/email-text';
import styles from '../../lists/data-table.module.css';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ExportButton } from '../../lists/export-button';
import { ListView } from '../../lists/list-view';
import { RowLink } from '../../lists/row-link';
import { useList } from '../../lists/use-list';
import { exportLeads } from './lead-api';
import { LeadDialog } from './lead-dialog';
import { leadSource } from './lead-source';
import { LeadStateBadge } from './lead-state-badge';
import { leadFormLabels, replyWords } from './lead-words';

const snippetLength = 120;

const leads = defineList({
  source: leadSource,
  page: ({ leads: rows, pagination }) => ({ rows, ...pagination }),
  label: 'Leads',
  noun: 'lead',
  searchIn: 'Name, address, company or words of the message',
  opens: 'lead',
  columns: [
    {
      header: 'From',
      look: 'title',
      cell: (lead) => (
        <>
          <RowLink id={lead._id}>{lead.fullName || <EmailText email={lead.email} />}</RowLink>
          {lead.company ? <span className={styles.second}>{lead.company}</span> : null}
          {lead.fullName ? <EmailText className={styles.second} email={lead.email} /> : null}
        </>
      ),
    },
    {
      header: 'About',
      look: 'wide',
      cell: (lead) => (
        <span>
          {lead.service}
          <span className={styles.second}>{leadFormLabels[lead.form]}</span>
          {lead.message ? (
            <span className={styles.second}>{truncate(lead.message, snippetLength)}</span>
          ) : null}
        </span>
      ),
    },
    {
      header: 'State',
      cell: (lead) => (
        <span className={styles.badges}>
          <LeadStateBadge state={lead.state} form={lead.form} />
          <span className={styles.second}>{replyWords(lead)}</span>
          {lead.requestId ? <span className={styles.second}>Now a request</span> : null}
        </span>
      ),
    },
    { header: 'Received', look: 'date', cell: (lead) => <DateAndTime at={lead.createdAt} /> },
  ],
  loading: 'Loading leads',
  failure: 'Failed to load leads',
  empty: { title: 'No leads yet', text: 'What visitors send with the site’s forms appears here.' },
});

export function Component() {
  return (
    <AdminOnly title="Leads">
      <Leads />
    </AdminOnly>
  );
}

function Leads() {
  const list = useList(leads);
  const { id, close } = list.open;
  return (
    <AdminPage
      title="Leads"
      lead="Enquiries from the website’s forms, newest first."
      action={
        <ExportButton
          fetchFile={() => exportLeads(list.exportQuery)}
          isFiltered={list.chips.length > 0}
        />
      }
    >
      <ListView list={list} />
      {id ? <LeadDialog key={id} leadId={id} onClose={close} /> : null}
    </AdminPage>
  );
}
