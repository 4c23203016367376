import { defineRetention, inBatches } from '../../background/define-retention';

// A trigger keeps the key of the whole mail for `SweepFiles`.
defineRetention({
  rule: 'inbound-mails',
  label: 'Mails that came in',
  kept: '90 days',
  sql: inBatches(
    'inbound_mails',
    `state <> 'received' AND coalesce(done_at, received_at) < now() - interval '90 days'`,
  ),
});
