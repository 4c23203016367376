import { defineRetention, deleteHourly } from '../../background/define-retention';

defineRetention({
  rule: 'session-addresses',
  label: 'Network addresses of sessions',
  kept: '30 days in full',
  sql: `UPDATE sessions SET ip = truncate_ip(ip) WHERE id IN (
            SELECT id FROM sessions
            WHERE ip IS NOT NULL AND ip NOT LIKE '%/%' AND created_at < now() - interval '30 days' LIMIT $1) RETURNING 1`,
});

deleteHourly(
  `DELETE FROM account_mails WHERE created_at < now() - interval '1 day'`,
  `DELETE FROM pending_registrations WHERE expires_at < now() - interval '14 days'`,
  `DELETE FROM pending_links WHERE expires_at < now()`,
  `DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM sign_in_failures WHERE count < 100 AND last_failed_at < now() - interval '1 day'`,
);
