import { defineRetention, inBatches } from '../../background/define-retention';
import { definePersonalData } from '../../personal-data/personal-data.public';

const OF_ADDRESS = 'from_address::citext = ANY(:emails::citext[])';
const OF_STRANGER = 'from_address = lower(:email) AND person_id IS NULL';

definePersonalData({
  table: 'inbound_mails',
  // The others are their sender's.
  mentions: { columns: ['subject', 'excerpt'] },
  deleted: {
    // Originals quote whole conversations, so they are deleted. Mails that others wrote and that are
    // not read yet are kept.
    client: `person_id = :id OR ${OF_ADDRESS}
      OR (request_id = ANY(:requests) AND state <> 'received')`,
    lead: OF_ADDRESS,
    subscriber: OF_ADDRESS,
  },
  export: {
    title: 'Mails you sent us',
    of: { client: 'person_id = :id', lead: OF_STRANGER, subscriber: OF_STRANGER },
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
