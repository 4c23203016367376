import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'sessions',
    erase: { client: byId('DELETE FROM sessions WHERE user_id = $1') },
    export: {
      title: 'Browsers you signed in with',
      rows: {
        client: byId(`SELECT created_at, last_seen_at, ended_at, ip, user_agent FROM sessions
          WHERE user_id = $1 ORDER BY created_at DESC`),
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
    erase: { client: byId('DELETE FROM authenticators WHERE user_id = $1') },
    export: {
      title: 'Second steps of signing in',
      rows: {
        client: byId(
          'SELECT kind, name, created_at, last_used_at FROM authenticators WHERE user_id = $1',
        ),
      },
    },
  },
  {
    table: 'recovery_codes',
    erase: { client: byId('DELETE FROM recovery_codes WHERE user_id = $1') },
  },
  {
    table: 'provider_identities',
    erase: { client: byId('DELETE FROM provider_identities WHERE user_id = $1') },
    export: {
      title: 'Other ways to sign in',
      rows: {
        client: byId(
          'SELECT provider, subject, created_at FROM provider_identities WHERE user_id = $1',
        ),
      },
    },
  },
);
