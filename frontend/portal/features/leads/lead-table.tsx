import { Link } from 'react-router-dom';
import type { Lead } from '../../../api/types';
import { truncate } from '../../../lib/text';
import { EmailText } from '../../components/email-text';
import { Ledger } from '../../lists/ledger';
import { LedgerTime } from '../../lists/ledger-time';
import ledger from '../../lists/ledger.module.css';
import { LeadStateBadge } from './lead-state-badge';
import { leadFormLabels, replyWords } from './lead-words';

const snippetLength = 120;

interface LeadTableProps {
  leads: readonly Lead[];
  searchFor: (id: string) => string;
}

/** A ledger; on a phone each row becomes a titled list, all of it the link. */
export function LeadTable({ leads, searchFor }: LeadTableProps) {
  return (
    <Ledger label="Leads" columns={['From', 'About', 'State', 'Received']} linked>
      {leads.map((lead) => (
        <tr key={lead._id}>
          <td className={ledger.project}>
            <Link className={ledger.open} to={{ search: searchFor(lead._id) }} preventScrollReset>
              {lead.fullName || <EmailText email={lead.email} />}
            </Link>
            {lead.company ? <span className={ledger.second}>{lead.company}</span> : null}
            {lead.fullName ? <EmailText className={ledger.second} email={lead.email} /> : null}
          </td>
          <td data-label="About" className={ledger.wide}>
            <span>
              {lead.service}
              <span className={ledger.second}>{leadFormLabels[lead.form]}</span>
              {lead.message ? (
                <span className={ledger.second}>{truncate(lead.message, snippetLength)}</span>
              ) : null}
            </span>
          </td>
          <td data-label="State">
            <span className={ledger.badges}>
              <LeadStateBadge state={lead.state} form={lead.form} />
              <Reply lead={lead} />
              {lead.requestId ? <span className={ledger.second}>Now a request</span> : null}
            </span>
          </td>
          <td data-label="Received" className={ledger.date}>
            <LedgerTime at={lead.createdAt} />
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

function Reply({ lead }: { lead: Lead }) {
  const words = replyWords(lead);
  return words ? <span className={ledger.second}>{words}</span> : null;
}
