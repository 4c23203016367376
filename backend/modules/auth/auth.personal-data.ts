import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'sessions',
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
    erase: {
      client: (tx, { emails }) =>
        tx.query('DELETE FROM pending_registrations WHERE email = ANY($1::citext[])', [emails]),
    },
  },
  {
    table: 'pending_links',
    erase: {
      client: (tx, { emails }) =>
        tx.query('DELETE FROM pending_links WHERE email = ANY($1::citext[])', [emails]),
    },
  },
  {
    table: 'authenticators',
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
    erase: {
      client: (tx, { id }) => tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [id]),
    },
  },
  {
    table: 'provider_identities',
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
