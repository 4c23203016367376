import { defineRetention, inBatches } from '../background/define-retention';

defineRetention(
  {
    rule: 'mail-recipients',
    label: 'Recipients of mails',
    kept: '90 days',
    sql: `UPDATE outbox_mails SET recipient = NULL WHERE id IN (
            SELECT id FROM outbox_mails
            WHERE recipient IS NOT NULL AND created_at < now() - interval '90 days' LIMIT $1) RETURNING 1`,
  },
  {
    rule: 'mails',
    label: 'What was mailed when',
    kept: '13 months',
    sql: inBatches('outbox_mails', `created_at < now() - interval '13 months'`),
  },
);
