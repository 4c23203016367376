import { download } from '../../../api/call';
import { truncate } from '../../../lib/text';
import { AdminPage } from '../../components/admin-page';
import { EmailText } from '../../components/email-text';
import styles from '../../lists/data-table.module.css';
import { DateAndTime } from '../../lists/date-and-time';
import { defineList } from '../../lists/define-list';
import { ExportButton } from '../../lists/export-button';
import { ListView } from '../../lists/list-view';
import { RowLink } from '../../lists/row-link';
import { useList } from '../../lists/use-list';
import { LeadDialog } from './lead-dialog';
import { leadSource } from './lead-source';
import { LeadStateBadge } from './lead-state-badge';
import { leadFormLabels, listWords, replyWords } from './words';

const snippetLength = 120;

const leads = defineList({
  source: leadSource,
  words: listWords,
  opens: 'lead',
  columns: [
    {
      header: listWords.columns.from,
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
      header: listWords.columns.about,
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
      header: listWords.columns.state,
      cell: (lead) => (
        <span className={styles.badges}>
          <LeadStateBadge state={lead.state} form={lead.form} />
          <span className={styles.second}>{replyWords(lead)}</span>
          {lead.requestId ? <span className={styles.second}>{listWords.isRequest}</span> : null}
        </span>
      ),
    },
    {
      header: listWords.columns.received,
      look: 'date',
      cell: (lead) => <DateAndTime at={lead.createdAt} />,
    },
  ],
});

export function Component() {
  const list = useList(leads);
  const { id, close } = list.open;
  return (
    <AdminPage
      title={listWords.title}
      lead={listWords.lead}
      action={
        <ExportButton
          fetchFile={() => download('/api/leads/export', { query: list.exportQuery })}
          isFiltered={list.chips.length > 0}
        />
      }
    >
      <ListView list={list} />
      {id ? <LeadDialog key={id} leadId={id} onClose={close} /> : null}
    </AdminPage>
  );
}
