import { defineRetention } from '../../background/define-retention';
import { keepWithSubject } from '../../events/events.public';
import { definePersonalData, everybody } from '../../personal-data/personal-data.public';
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
      of: everybody('email = :email'),
      without: ['search_text'],
      also: ['created_at', 'form', 'service', 'page'],
      order: 'created_at',
    },
  },
  {
    table: 'lead_notes',
    mentions: {},
    deleted: { lead: 'lead_id = :id' },
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
