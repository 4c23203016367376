import { nameSubjects } from '../../events/events.public';

nameSubjects('user', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email::text) AS label
     FROM users WHERE id = ANY($1)`,
    [ids],
  ),
);
