import { defineFileAccess } from '../attachments/attachments.public';
import { arrayOf } from './request-notes';
import { teamsOf, visibleSql } from './request-scope';

const TEAM = '(SELECT n.team FROM request_notes n WHERE n.id = f.note_id)';

// Whoever sees the request sees its files and its messages' files. A note's file only who may read the note:
// clients have no teams, so they reach none.
defineFileAccess({
  sees: (actor, bind) => {
    const teams = teamsOf(actor);
    const readsNote = teams.length > 0 ? `${TEAM} = ANY(${arrayOf(teams)})` : 'false';
    return `(f.note_id IS NULL OR ${readsNote})
      AND EXISTS (SELECT 1 FROM project_requests r WHERE r.id = f.request_id AND ${visibleSql(actor, bind)})`;
  },
  teamOf: TEAM,
});
