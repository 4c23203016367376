import { subscribe } from '../../events/events.public';
import { profileChanged, fullNameSql } from '../accounts/accounts.public';

/** Requests have a copy of the client's name for search and sorting. */
subscribe("the client's name", [profileChanged], async ({ subjectId, data }, { tx }) => {
  if (!data.isRenamed) return;
  await tx.query(
    `UPDATE project_requests r SET client_name = ${fullNameSql('u')}
     FROM users u WHERE u.id = $1 AND r.user_id = u.id`,
    [subjectId],
  );
});
