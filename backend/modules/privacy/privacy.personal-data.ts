import { defineRetention, inBatches } from '../../background/define-retention';
import { byId, definePersonalData } from '../../personal-data/personal-data.public';

const endExports = byId(`
  UPDATE data_requests SET storage_key = NULL, bytes = NULL, done_at = coalesce(done_at, now()),
    state = CASE WHEN state = 'waiting' THEN 'cancelled' ELSE state END
  WHERE subject_id = $1 AND kind = 'export' AND (storage_key IS NOT NULL OR state = 'waiting')`);

definePersonalData({
  table: 'data_requests',
  erase: { client: endExports, lead: endExports, subscriber: endExports },
  export: {
    title: 'Requests about your data',
    of: { client: 'subject_id = :id' },
    without: ['farewell'],
    also: ['kind', 'state', 'created_at', 'due_at', 'done_at'],
    order: 'created_at',
  },
});

defineRetention({
  rule: 'data-requests',
  label: 'Requests for a copy of one’s data, or to be erased',
  kept: '3 years, as the proof that they were answered',
  sql: inBatches(
    'data_requests',
    `state <> 'waiting' AND storage_key IS NULL AND farewell IS NULL AND created_at < now() - interval '3 years'`,
  ),
});
