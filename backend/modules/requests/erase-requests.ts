import type { EntityManager } from 'typeorm';
import {
  ERASED,
  redactIn,
  type DataSubject,
  type Erasing,
} from '../../personal-data/personal-data.public';
import { erasedAddress, ERASED_NAME } from '../accounts/accounts.public';

/**
 * Erases the contents of requests; number, kind, figures, days and agreed price stay. Requests
 * taken over by a company stay there without the person's identifiers.
 */
export async function eraseRequests(
  tx: EntityManager,
  { id, emails, requests, redaction }: Erasing,
): Promise<void> {
  await tx.query(
    `UPDATE project_requests SET project_name = $2, description = $2, company = NULL,
       contact_email = $3, contact_phone = NULL, team_size = NULL, industry = NULL,
       current_challenges = NULL, expected_outcomes = NULL, client_name = $4, version = version + 1
     WHERE id = ANY($1)`,
    [requests.own, ERASED, erasedAddress(id), ERASED_NAME],
  );
  await tx.query(
    `UPDATE project_requests r SET contact_email = u.email, contact_phone = NULL
     FROM users u WHERE r.id = ANY($1) AND u.id = r.user_id
       AND r.contact_email = ANY($2::citext[])`,
    [requests.shared, emails],
  );
  const columns = [
    'project_name',
    'description',
    'company',
    'team_size',
    'industry',
    'current_challenges',
    'expected_outcomes',
    'contact_phone',
  ];
  const place = { table: 'project_requests', columns, where: 'id = ANY($1)' };
  await redactIn(tx, place, requests.shared, redaction);
}

export async function requestsOfPerson(
  db: EntityManager,
  userId: string,
): Promise<DataSubject['requests'] & { contacts: { email: string; phone: string | null }[] }> {
  const own = await db.query<{ id: string; email: string; phone: string | null }[]>(
    `SELECT id, contact_email AS email, contact_phone AS phone FROM project_requests WHERE user_id = $1`,
    [userId],
  );
  const ids = own.map(({ id }) => id);
  const shared = await db.query<{ id: string }[]>(
    `SELECT p.request_id AS id FROM request_participants p WHERE p.user_id = $1
     UNION SELECT c.request_id FROM request_comments c WHERE c.author_id = $1
     UNION SELECT f.request_id FROM attachments f WHERE f.uploader_id = $1 AND f.request_id IS NOT NULL
     UNION SELECT r.id FROM events e JOIN project_requests r ON r.id::text = e.subject_id
       WHERE e.type = 'request.handed-over' AND e.audited AND e.data->'before'->>'userId' = $1::text`,
    [userId],
  );
  return {
    own: ids,
    shared: shared.map(({ id }) => id).filter((id) => !ids.includes(id)),
    contacts: own.map(({ email, phone }) => ({ email, phone })),
  };
}
