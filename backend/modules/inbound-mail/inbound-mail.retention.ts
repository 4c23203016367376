import { defineRetention, inBatches } from '../../background/define-retention';

// A trigger records the object's key for `SweepFiles`.
defineRetention({
  rule: 'inbound-mails',
  label: 'Mails that came in',
  kept: '90 days',
  sql: inBatches(
    'inbound_mails',
    `state <> 'received' AND coalesce(done_at, received_at) < now() - interval '90 days'`,
  ),
});
