import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'api_tokens',
  erase: { client: byId('DELETE FROM api_tokens WHERE user_id = $1') },
  export: {
    title: 'API tokens',
    rows: {
      client: byId(`SELECT name, beginning, scopes, networks, created_at, last_used_at,
          expires_at, revoked_at
        FROM api_tokens WHERE user_id = $1 ORDER BY created_at`),
    },
  },
});
