import { CHOICE, definePersonalData, HASH } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'sessions',
    personal: ['ip', 'user_agent'],
    other: { [HASH]: ['grace_device'] },
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM sessions WHERE user_id = $1', [id]),
    },
    export: {
      title: 'Browsers you signed in with',
      rows: {
        client: (db, { id }) =>
          db.query(
            `SELECT created_at, last_seen_at, ended_at, ip, user_agent FROM sessions
             WHERE user_id = $1 ORDER BY created_at DESC`,
            [id],
          ),
      },
    },
  },
  {
    table: 'pending_registrations',
    personal: ['email', 'first_name', 'last_name', 'company', 'subject'],
    other: { [CHOICE]: ['provider'], [HASH]: ['password_hash'] },
    erase: {
      client: (tx, { emails }) =>
        tx.query('DELETE FROM pending_registrations WHERE email = ANY($1::citext[])', [emails]),
    },
  },
  {
    table: 'pending_links',
    personal: ['subject', 'email', 'first_name', 'last_name'],
    other: { [CHOICE]: ['provider'], [HASH]: ['bound_to'] },
    erase: {
      client: (tx, { emails }) =>
        tx.query('DELETE FROM pending_links WHERE email = ANY($1::citext[])', [emails]),
    },
  },
  { table: 'account_mails', other: { [HASH]: ['address_hash'] } },
  { table: 'sign_in_failures', other: { [HASH]: ['key'] } },
);
