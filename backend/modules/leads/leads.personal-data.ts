import type { EntityManager } from 'typeorm';
import { eraseContact } from '../newsletter/newsletter.public';
import { definePersonalData } from '../../personal-data/personal-data.public';
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
      rows: { client: enquiriesOf, lead: enquiriesOf, subscriber: enquiriesOf },
    },
  },
  {
    table: 'lead_notes',
    mentions: { columns: ['body'] },
    erase: { lead: (tx, { id }) => tx.query('DELETE FROM lead_notes WHERE lead_id = $1', [id]) },
  },
);

function enquiriesOf(db: EntityManager, { email }: { email: string }): Promise<object[]> {
  return db.query(
    `SELECT created_at, form, service, full_name, email, company, phone, job_title, message, details, tracking, page
     FROM leads WHERE email = $1 ORDER BY created_at`,
    [email],
  );
}
