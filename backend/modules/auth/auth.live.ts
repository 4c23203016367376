import { read } from '../../database/sql';
import { findSessionsIn } from '../../live/live.public';
import { IS_LIVE } from './live-session';

findSessionsIn((db, ids) =>
  read(
    db,
    `SELECT s.id AS "sessionId", u.role FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.id = ANY($1) AND u.disabled_at IS NULL AND s.level = 2 AND ${IS_LIVE}`,
    [ids],
  ),
);
