import { keepWithSubject } from '../../events/events.public';
import { defineRetention, inBatches } from '../../background/define-retention';

defineRetention(
  {
    rule: 'spam-leads',
    label: 'Enquiries set apart as spam',
    kept: '30 days',
    sql: inBatches('leads', `state = 'spam' AND updated_at < now() - interval '30 days'`),
  },
  {
    rule: 'leads',
    label: 'Enquiries',
    kept: '24 months after the last contact',
    sql: inBatches('leads', `form <> 'complaint' AND updated_at < now() - interval '24 months'`),
  },
  {
    rule: 'complaints',
    label: 'Complaints',
    kept: '6 years after the last contact',
    sql: inBatches('leads', `form = 'complaint' AND updated_at < now() - interval '6 years'`),
  },
);

keepWithSubject('lead', 'leads');
