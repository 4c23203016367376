import type { EntityManager } from 'typeorm';
import { ERASED, redactIn, type Erasing } from '../../personal-data/personal-data.public';
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
