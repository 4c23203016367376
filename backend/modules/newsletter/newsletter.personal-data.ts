import { defineRetention, inBatches } from '../../background/define-retention';
import { byEmail, definePersonalData, everybody } from '../../personal-data/personal-data.public';
import { eraseContact, inBatchesOfContacts } from './contact-syncs';
import { Subscriber } from './subscriber.entity';

definePersonalData(
  {
    table: 'subscribers',
    erase: {
      subscriber: async (tx, { id, email }, config) => {
        await eraseContact(tx, config, { id, email });
        await tx.delete(Subscriber, { id });
      },
    },
    export: {
      title: 'Your newsletter subscription',
      rows: byEmail(`SELECT s.email, s.full_name, s.company, s.created_at, t.topic, t.state,
          t.confirmed_at, t.unsubscribed_at
        FROM subscribers s LEFT JOIN subscriptions t ON t.subscriber_id = s.id WHERE s.email = $1`),
    },
  },
  {
    table: 'contact_syncs',
    kept: 'Only of an erasure that the marketing provider has still to be told, and cleared with its answer.',
  },
  {
    table: 'consent_events',
    kept: 'The evidence of consent, under a hash of the address, with a network shortened to a /24 or /48.',
    export: {
      title: 'What you agreed to',
      of: everybody('email_hash = hash_address(:email)'),
      also: ['at', 'kind', 'topic', 'text_version'],
      order: 'id',
    },
  },
);

defineRetention(
  {
    rule: 'unconfirmed-subscriptions',
    label: 'Subscriptions nobody confirmed',
    kept: '14 days',
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
    sql: inBatchesOfContacts(
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
    sql: inBatchesOfContacts(
      'subscribers',
      `state IN ('unsubscribed', 'suppressed') AND updated_at < now() - interval '6 years'`,
    ),
  },
);
