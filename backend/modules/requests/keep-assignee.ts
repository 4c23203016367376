import type { EntityManager } from 'typeorm';
import { isActive } from '../accounts/accounts.public';
import type { ProjectRequest } from './project-request.entity';
import { isOpen, OPEN_STATUSES, type RequestStatus } from './request-status';

/**
 * A closed request keeps its assignee, even one who leaves. When reopened, it keeps only an active
 * member of its team. Locks the account after the request, against the usual order: if two
 * transactions deadlock, one is retried.
 */
export async function keepAssignee(
  tx: EntityManager,
  request: ProjectRequest,
  from: RequestStatus,
): Promise<void> {
  const { assigneeId, assignedTo, status } = request;
  if (!assigneeId || isOpen(from) || !isOpen(status)) return;
  const [findRemainingContact] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u
     WHERE u.id = $1 AND u.role IN ($2, 'admin') AND ${isActive('u')} FOR SHARE`,
    [assigneeId, assignedTo],
  );
  if (!findRemainingContact) request.assigneeId = null;
}

/** Takes the open requests of this assignee away from them. @returns their ids */
export async function releaseOpenRequests(tx: EntityManager, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM project_requests WHERE assignee_id = $1 AND status IN (${OPEN_STATUSES})
     ORDER BY id FOR UPDATE`,
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `UPDATE project_requests SET assignee_id = NULL, version = version + 1, updated_at = now()
     WHERE id = ANY($1)`,
    [ids],
  );
  return ids;
}
