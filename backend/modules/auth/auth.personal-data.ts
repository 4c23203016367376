import { defineRetention, deleteHourly } from '../../background/define-retention';
import {
  definePersonalData,
  rowsOfUser,
  type PersonalData,
} from '../../personal-data/personal-data.public';

const rowsOfAddress = (table: string): PersonalData => ({
  table,
  erase: {
    client: (tx, { emails }) =>
      tx.query(`DELETE FROM ${table} WHERE email = ANY($1::citext[])`, [emails]),
  },
});

definePersonalData(
  rowsOfUser(
    'sessions',
    'Browsers you signed in with',
    `SELECT created_at, last_seen_at, ended_at, ip, user_agent FROM sessions
     WHERE user_id = $1 ORDER BY created_at DESC`,
  ),
  rowsOfAddress('pending_registrations'),
  rowsOfAddress('pending_links'),
  rowsOfUser(
    'authenticators',
    'Second steps of signing in',
    'SELECT kind, name, created_at, last_used_at FROM authenticators WHERE user_id = $1',
  ),
  rowsOfUser('recovery_codes'),
  rowsOfUser(
    'provider_identities',
    'Other ways to sign in',
    'SELECT provider, subject, created_at FROM provider_identities WHERE user_id = $1',
  ),
);

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
