import { defineRetention, inBatches } from '../../background/define-retention';

defineRetention(
  {
    rule: 'unconfirmed-subscriptions',
    label: 'Subscriptions nobody confirmed',
    kept: '14 days',
    // The evidence of the request stays with the other evidence.
    sql: `WITH old AS (
            DELETE FROM subscriptions WHERE id IN (
              SELECT id FROM subscriptions
              WHERE state = 'pending' AND created_at < now() - interval '14 days' LIMIT $1)
            RETURNING subscriber_id, topic),
          noted AS (
            INSERT INTO consent_events (subscriber_id, email_hash, kind, topic, page)
            SELECT o.subscriber_id, hash_address(s.email::text), 'expired', o.topic, 'retention'
            FROM old o JOIN subscribers s ON s.id = o.subscriber_id),
          settled AS (
            -- What is deleted above is still seen here: the topics that stay decide.
            UPDATE subscribers s SET updated_at = now(), state = CASE
              WHEN EXISTS (SELECT 1 FROM suppressions p WHERE p.email_hash = hash_address(s.email::text)) THEN 'suppressed'
              WHEN EXISTS (SELECT 1 FROM subscriptions t WHERE t.subscriber_id = s.id AND t.state = 'confirmed') THEN 'confirmed'
              WHEN EXISTS (SELECT 1 FROM subscriptions t WHERE t.subscriber_id = s.id AND t.state = 'pending'
                             AND NOT EXISTS (SELECT 1 FROM old o WHERE o.subscriber_id = t.subscriber_id AND o.topic = t.topic)) THEN 'pending'
              ELSE 'unsubscribed' END
            WHERE s.id IN (SELECT subscriber_id FROM old))
          SELECT 1 FROM old`,
  },
  {
    rule: 'subscribers-without-subscription',
    label: 'Subscribers of nothing',
    kept: '14 days',
    sql: inBatches(
      'subscribers',
      `created_at < now() - interval '14 days'
         AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.subscriber_id = subscribers.id)`,
    ),
  },
  {
    rule: 'consent-evidence',
    label: 'Evidence of consent',
    kept: 'while subscribed, and 6 years',
    sql: inBatches(
      'consent_events',
      `at < now() - interval '6 years' AND NOT EXISTS (
         SELECT 1 FROM subscribers s WHERE s.id = consent_events.subscriber_id
           AND (s.state = 'confirmed' OR s.updated_at > now() - interval '6 years'))`,
    ),
  },
  {
    rule: 'unsubscribed-subscribers',
    label: 'Subscribers who left',
    kept: '6 years after they left',
    sql: inBatches(
      'subscribers',
      `state IN ('unsubscribed', 'suppressed') AND updated_at < now() - interval '6 years'`,
    ),
  },
);
