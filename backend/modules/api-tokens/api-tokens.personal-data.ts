import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'api_tokens',
  erase: {
    client: (tx, { id }) => tx.query('DELETE FROM api_tokens WHERE user_id = $1', [id]),
  },
  export: {
    title: 'API tokens',
    rows: {
      client: (db, { id }) =>
        db.query(
          `SELECT name, beginning, scopes, networks, created_at, last_used_at, expires_at, revoked_at
           FROM api_tokens WHERE user_id = $1 ORDER BY created_at`,
          [id],
        ),
    },
  },
});
