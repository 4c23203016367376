import { fileTeamSql, visibleFileSql } from '../files/files.public';
import { arrayOf, teamsOf, visibleSql } from './request-scope';

const TEAM = '(SELECT n.team FROM request_notes n WHERE n.id = f.note_id)';

fileTeamSql.fill(() => TEAM);

/**
 * Until a file is bound, its uploader sees it; then everybody who sees the request. A note's file follows
 * the note: clients have no teams, so they see none.
 */
visibleFileSql.fill((actor, bind) => {
  const teams = teamsOf(actor);
  const readsNote = teams.length > 0 ? `${TEAM} = ANY(${arrayOf(teams)})` : 'false';
  // An unbound file does not keep which session sent it, so a session from a mail sees none.
  const isOwn = actor.onlyRequestId ? 'false' : `f.uploader_id = ${bind(actor.userId)}`;
  return `CASE WHEN f.request_id IS NULL THEN ${isOwn}
    ELSE (f.note_id IS NULL OR ${readsNote}) AND EXISTS (
      SELECT 1 FROM project_requests r WHERE r.id = f.request_id AND ${visibleSql(actor, bind)}) END`;
});
