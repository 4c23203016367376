import { read } from '../../database/sql';
import { findNewsIn } from '../../live/live.public';

findNewsIn((db, people) =>
  read(
    db,
    `SELECT id, user_id AS "userId" FROM notifications
     WHERE created_at > now() - interval '10 seconds' AND user_id = ANY($1)`,
    [people],
  ),
);
