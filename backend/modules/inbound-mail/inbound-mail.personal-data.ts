import { defineRetention, inBatches } from '../../background/define-retention';
import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'inbound_mails',
  mentions: { columns: ['subject', 'excerpt'] },
  erase: {
    // Originals quote whole conversations, so they are deleted. Mails waiting for staff are kept.
    client: (tx, { id, emails, requests }) =>
      tx.query(
        `DELETE FROM inbound_mails WHERE person_id = $1 OR lower(from_address) = ANY($2)
           OR (request_id = ANY($3) AND state <> 'received')`,
        [id, emails.map((email) => email.toLowerCase()), [...requests.own, ...requests.shared]],
      ),
  },
  export: {
    title: 'Mails you sent us',
    rows: {
      client: byId(`SELECT received_at, from_address, subject, excerpt, state
        FROM inbound_mails WHERE person_id = $1 ORDER BY received_at`),
    },
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
