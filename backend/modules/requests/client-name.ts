import { subscribe } from '../../events/events.public';
import { profileChanged } from '../accounts/accounts.public';

/** Requests are found and sorted by their client's name, so a new name has to reach them. */
subscribe("the client's name", [profileChanged], async ({ subjectId, data }, { tx }) => {
  if (!data.isRenamed) return;
  await tx.query(
    `UPDATE project_requests r SET client_name = btrim(u.first_name || ' ' || u.last_name)
     FROM users u WHERE u.id = $1 AND r.user_id = u.id`,
    [subjectId],
  );
});
