import { defineRetention } from '../../background/define-retention';
import { keepWithSubject } from '../../events/events.public';
import { byEmail, byId, definePersonalData } from '../../personal-data/personal-data.public';
import { eraseContact, inBatchesOfContacts } from '../newsletter/newsletter.public';
import { Lead } from './lead.entity';

definePersonalData(
  {
    table: 'leads',
    erase: {
      // The marketing provider has one contact per address, whatever the number of enquiries.
      lead: async (tx, { id, email }, config) => {
        await tx.delete(Lead, { id });
        if (!(await tx.existsBy(Lead, { email }))) await eraseContact(tx, config, { id, email });
      },
    },
    export: {
      title: 'Your enquiries',
      rows: byEmail(`SELECT created_at, form, service, full_name, email, company, phone, job_title,
          message, details, tracking, page
        FROM leads WHERE email = $1 ORDER BY created_at`),
    },
  },
  {
    table: 'lead_notes',
    mentions: { columns: ['body'] },
    erase: { lead: byId('DELETE FROM lead_notes WHERE lead_id = $1') },
  },
);

defineRetention(
  {
    rule: 'spam-leads',
    label: 'Enquiries set apart as spam',
    kept: '30 days',
    sql: inBatchesOfContacts('leads', `state = 'spam' AND updated_at < now() - interval '30 days'`),
  },
  {
    rule: 'leads',
    label: 'Enquiries',
    kept: '24 months after the last contact',
    sql: inBatchesOfContacts(
      'leads',
      `form <> 'complaint' AND updated_at < now() - interval '24 months'`,
    ),
  },
  {
    rule: 'complaints',
    label: 'Complaints',
    kept: '6 years after the last contact',
    sql: inBatchesOfContacts(
      'leads',
      `form = 'complaint' AND updated_at < now() - interval '6 years'`,
    ),
  },
);

keepWithSubject('lead', 'leads');
