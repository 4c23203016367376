/**
 * How long personal data is kept, and what takes it away. Source: site-checklist.md 5.3 and the
 * privacy notice, which have to say the same.
 *
 * Each statement takes away a batch and is repeated until it finds nothing; `$1` is its size.
 */
export type RetentionRule = { rule: string; label: string; kept: string; sql: string };

const inBatches = (table: string, condition: string, key = 'id'): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $1) RETURNING 1`;

export const RETENTION_RULES: RetentionRule[] = [
  {
    rule: 'unconfirmed-subscriptions',
    label: 'Subscriptions nobody confirmed',
    kept: '14 days',
    // The evidence that somebody asked stays with the rest of the evidence.
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
    rule: 'spam-leads',
    label: 'Enquiries set apart as spam',
    kept: '30 days',
    sql: inBatches('leads', `state = 'spam' AND updated_at < now() - interval '30 days'`),
  },
  {
    rule: 'leads',
    label: 'Enquiries',
    kept: '24 months after the last contact',
    sql: inBatches('leads', `form <> 'complaint' AND updated_at < now() - interval '24 months'`),
  },
  {
    rule: 'complaints',
    label: 'Complaints',
    kept: '6 years after the last contact',
    sql: inBatches('leads', `form = 'complaint' AND updated_at < now() - interval '6 years'`),
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
    rule: 'cookie-choices',
    label: 'Choices about cookies',
    kept: '13 months',
    sql: inBatches('cookie_choices', `"at" < now() - interval '13 months'`),
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
  {
    rule: 'mail-recipients',
    label: 'Recipients of mails',
    kept: '90 days',
    sql: `UPDATE outbox_mails SET recipient = NULL WHERE id IN (
            SELECT id FROM outbox_mails
            WHERE recipient IS NOT NULL AND created_at < now() - interval '90 days' LIMIT $1) RETURNING 1`,
  },
  {
    rule: 'mails',
    label: 'What was mailed when',
    kept: '13 months',
    sql: inBatches('outbox_mails', `created_at < now() - interval '13 months'`),
  },
  {
    rule: 'contact-syncs',
    label: 'What the e-mail provider was told',
    kept: '13 months',
    sql: inBatches(
      'contact_syncs',
      `state IN ('done', 'refused', 'dead') AND updated_at < now() - interval '13 months'`,
    ),
  },
  {
    rule: 'session-addresses',
    label: 'Network addresses of sessions',
    kept: '30 days in full',
    sql: `UPDATE sessions SET ip = truncate_ip(ip) WHERE id IN (
            SELECT id FROM sessions
            WHERE ip IS NOT NULL AND ip NOT LIKE '%/%' AND created_at < now() - interval '30 days' LIMIT $1) RETURNING 1`,
  },
  {
    rule: 'audit-addresses',
    label: 'Network addresses in the audit log',
    kept: '30 days in full',
    sql: `UPDATE audit_entries SET ip = truncate_ip(ip) WHERE id IN (
            SELECT id FROM audit_entries
            WHERE ip IS NOT NULL AND ip NOT LIKE '%/%' AND at < now() - interval '30 days' LIMIT $1) RETURNING 1`,
  },
];
