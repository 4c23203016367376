import { defineRetention, inBatches } from '../../background/define-retention';

defineRetention({
  rule: 'contact-syncs',
  label: 'What the e-mail provider was told',
  kept: '13 months',
  sql: inBatches(
    'contact_syncs',
    `state IN ('done', 'refused', 'dead') AND updated_at < now() - interval '13 months'`,
  ),
});
