import { defineRetention, inBatches } from '../../background/define-retention';
import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'inbound_mails',
  // The others are their sender's.
  mentions: { columns: ['subject', 'excerpt'] },
  deleted: {
    // Originals quote whole conversations, so they are deleted. Mails waiting for staff are kept.
    client: `person_id = :id OR from_address::citext = ANY(:emails::citext[])
      OR (request_id = ANY(:requests) AND state <> 'received')`,
  },
  export: {
    title: 'Mails you sent us',
    of: { client: 'person_id = :id' },
    without: ['message_id', 'from_name', 'refused_files'],
    also: ['received_at', 'state'],
    order: 'received_at',
  },
});

defineRetention({
  rule: 'inbound-mails',
  label: 'Mails that came in',
  kept: '90 days',
  sql: inBatches(
    'inbound_mails',
    `state <> 'received' AND coalesce(done_at, received_at) < now() - interval '90 days'`,
  ),
});
