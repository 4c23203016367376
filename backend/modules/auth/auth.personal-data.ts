import { CHOICE, definePersonalData, HASH, OURS } from '../../personal-data/personal-data.public';

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
  {
    table: 'authenticators',
    personal: ['name'],
    other: {
      [CHOICE]: ['kind', 'transports'],
      [OURS]: ['credential_id', 'public_key', 'secret'],
    },
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM authenticators WHERE user_id = $1', [id]),
    },
    export: {
      title: 'Second steps of signing in',
      rows: {
        client: (db, { id }) =>
          db.query(
            'SELECT kind, name, created_at, last_used_at FROM authenticators WHERE user_id = $1',
            [id],
          ),
      },
    },
  },
  {
    table: 'recovery_codes',
    other: { [HASH]: ['hash'] },
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [id]),
    },
  },
  {
    table: 'provider_identities',
    personal: ['subject'],
    other: { [CHOICE]: ['provider'] },
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM provider_identities WHERE user_id = $1', [id]),
    },
    export: {
      title: 'Other ways to sign in',
      rows: {
        client: (db, { id }) =>
          db.query(
            'SELECT provider, subject, created_at FROM provider_identities WHERE user_id = $1',
            [id],
          ),
      },
    },
  },
);
