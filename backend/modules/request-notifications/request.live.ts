import { read } from '../../database/sql';
import { defineAudience } from '../../live/live.public';
import {
  isInScope,
  readersSql,
  staffScope,
  teamsOf,
  type Placed,
} from '../requests/requests.public';

type Audience = Placed & { id: string; sharers: string[]; wasShared?: boolean };

const SHARED = `(SELECT r.id, r.user_id, r.organisation_id, false AS is_private)`;

defineAudience<Audience>('request', {
  load: (db, ids) =>
    read(
      db,
      `SELECT r.id, r.assigned_to AS "assignedTo", ARRAY(${readersSql()}) AS readers,
         CASE WHEN r.is_private THEN ARRAY(SELECT s.reader_id FROM ${SHARED} shared
           CROSS JOIN LATERAL (${readersSql('shared')}) s) ELSE '{}' END AS sharers
       FROM project_requests r WHERE r.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, request, { to, team }) => {
    if (team && !teamsOf(actor).some((one) => one === team)) return false;
    if (isInScope(staffScope(actor), request)) return true;
    const isPast = Boolean(request.wasShared) && request.sharers.includes(actor.userId);
    return (
      to === 'everyone' && (isPast || isInScope({ kind: 'own', userId: actor.userId }, request))
    );
  },
});
