import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'data_requests',
  erase: {
    // The worker deletes the archives on its next run.
    client: byId(`UPDATE data_requests SET expires_at = now()
      WHERE subject_id = $1 AND storage_key IS NOT NULL`),
  },
  export: {
    title: 'Requests about your data',
    rows: {
      client: byId(`SELECT kind, state, created_at, due_at, done_at FROM data_requests
        WHERE subject_id = $1 ORDER BY created_at`),
    },
  },
});
