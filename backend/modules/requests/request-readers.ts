import { isActiveMember } from '../companies/companies.public';
import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { isActive } from '../accounts/accounts.public';

/**
 * Ids (`reader_id`) of people on the client's side who can see request `r`: its client, its
 * participants, and members of its company as far as it shares. The only definition, used by lists,
 * details, files, notices, mails and live updates.
 */
export const readersSql = (r = 'r'): string => `
  SELECT ${r}.user_id AS reader_id
  UNION ALL
  SELECT rp.user_id FROM request_participants rp JOIN users ru ON ru.id = rp.user_id
  WHERE rp.request_id = ${r}.id AND ru.role = 'client' AND ${isActive('ru')}
  UNION ALL
  SELECT rm.user_id FROM memberships rm JOIN organisations ro ON ro.id = rm.organisation_id
  JOIN users ru ON ru.id = rm.user_id
  WHERE ru.role = 'client' AND ${isActive('ru')} AND rm.organisation_id = ${r}.organisation_id AND ${isActiveMember('rm')} AND NOT ${r}.is_private
    AND (ro.sharing = 'everyone' OR (ro.sharing = 'leads' AND rm.role = 'lead'))`;

export const readsSql = (userId: string, r = 'r'): string =>
  `EXISTS (SELECT 1 FROM (${readersSql(r)}) readers WHERE readers.reader_id = ${userId})`;

export const companySql = (userId: string, r = 'r'): string => `
  (${r}.organisation_id = (SELECT m.organisation_id FROM memberships m
     WHERE m.user_id = ${userId} AND ${isActiveMember('m')})
   OR ${r}.id = ANY (ARRAY(SELECT p.request_id FROM request_participants p
     WHERE p.user_id = ${userId})))
  AND ${readsSql(userId, r)}`;

export async function reads(
  db: EntityManager,
  requestId: string,
  userId: string,
): Promise<boolean> {
  const rows = await read(
    db,
    `SELECT 1 FROM project_requests r WHERE r.id = $1 AND ${readsSql('$2')}`,
    [requestId, userId],
  );
  return rows.length > 0;
}

export async function participantsOf(db: EntityManager, requestId: string): Promise<string[]> {
  const rows = await read<{ id: string }>(
    db,
    `SELECT p.user_id AS id FROM request_participants p JOIN users u ON u.id = p.user_id
     JOIN project_requests r ON r.id = p.request_id
     WHERE p.request_id = $1 AND p.user_id <> r.user_id AND u.role = 'client' AND ${isActive('u')}
     ORDER BY p.created_at, p.user_id`,
    [requestId],
  );
  return rows.map(({ id }) => id);
}
