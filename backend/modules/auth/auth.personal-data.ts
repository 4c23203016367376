import { defineRetention, deleteHourly } from '../../background/define-retention';
import {
  definePersonalData,
  everybody,
  rowsOfUser,
} from '../../personal-data/personal-data.public';

const ofAddress = everybody('email = ANY(:emails::citext[])');

definePersonalData(
  rowsOfUser('sessions', 'Browsers you signed in with', {
    also: ['created_at', 'last_seen_at', 'ended_at'],
    order: 'created_at DESC',
  }),
  { table: 'pending_registrations', deleted: ofAddress },
  { table: 'pending_links', deleted: ofAddress },
  rowsOfUser('authenticators', 'Second steps of signing in', {
    also: ['kind', 'created_at', 'last_used_at'],
  }),
  rowsOfUser('recovery_codes'),
  rowsOfUser('provider_identities', 'Other ways to sign in', { also: ['provider', 'created_at'] }),
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
