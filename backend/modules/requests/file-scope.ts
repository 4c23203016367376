import type { Actor } from '../../access/actor';
import { arrayOf } from './request-notes';
import { teamsOf, visibleSql } from './request-scope';

export const TEAM_OF_FILE = '(SELECT n.team FROM request_notes n WHERE n.id = f.note_id)';

/**
 * SQL condition: the actor sees file `f`. Unattached files: their uploader. Others: everyone who
 * sees the request. A note's files: only its team, which excludes clients.
 */
export function visibleFileSql(actor: Actor, bind: (value: unknown) => string): string {
  const teams = teamsOf(actor);
  const readsNote = teams.length > 0 ? `${TEAM_OF_FILE} = ANY(${arrayOf(teams)})` : 'false';
  // Unattached files do not record the session, so a session from a mail sees none.
  const isOwn = actor.onlyRequestId ? 'false' : `f.uploader_id = ${bind(actor.userId)}`;
  return `CASE WHEN f.request_id IS NULL THEN ${isOwn}
    ELSE (f.note_id IS NULL OR ${readsNote}) AND EXISTS (
      SELECT 1 FROM project_requests r WHERE r.id = f.request_id AND ${visibleSql(actor, bind)}) END`;
}
