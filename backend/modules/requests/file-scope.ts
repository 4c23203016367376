import type { Actor } from '../../access/actor';
import { arrayOf } from './request-notes';
import { teamsOf, visibleSql } from './request-scope';

/** The team whose note has the file `f`; null for all other files. */
export const TEAM_OF_FILE = '(SELECT n.team FROM request_notes n WHERE n.id = f.note_id)';

/**
 * Who sees the file `f`: until it is bound its uploader; then whoever sees the request. A note's file only
 * who may read the note: clients have no teams, so they reach none.
 */
export function visibleFileSql(actor: Actor, bind: (value: unknown) => string): string {
  const teams = teamsOf(actor);
  const readsNote = teams.length > 0 ? `${TEAM_OF_FILE} = ANY(${arrayOf(teams)})` : 'false';
  // Which session has sent an unbound file is not kept, so a session from a mail sees none of them.
  const isOwn = actor.onlyRequestId ? 'false' : `f.uploader_id = ${bind(actor.userId)}`;
  return `CASE WHEN f.request_id IS NULL THEN ${isOwn}
    ELSE (f.note_id IS NULL OR ${readsNote}) AND EXISTS (
      SELECT 1 FROM project_requests r WHERE r.id = f.request_id AND ${visibleSql(actor, bind)}) END`;
}
