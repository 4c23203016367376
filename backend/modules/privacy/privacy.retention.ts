import { defineRetention, inBatches } from '../../background/define-retention';

defineRetention({
  rule: 'data-requests',
  label: 'Requests for a copy of one’s data, or to be erased',
  kept: '3 years, as the proof that they were answered',
  sql: inBatches(
    'data_requests',
    `state <> 'waiting' AND storage_key IS NULL AND farewell IS NULL AND created_at < now() - interval '3 years'`,
  ),
});
