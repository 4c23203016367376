import { eraseContact } from '../newsletter/newsletter.public';
import { byEmail, byId, definePersonalData } from '../../personal-data/personal-data.public';
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
