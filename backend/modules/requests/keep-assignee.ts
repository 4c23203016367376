import type { EntityManager } from 'typeorm';
import { isActive } from '../accounts/accounts.public';
import type { ProjectRequest } from './project-request.entity';
import { isOpen, type RequestStatus } from './request-status';

/**
 * A closed request keeps its assignee, even one who leaves. When it is opened again, only an active
 * member of its team still answers for it. The account is locked after the request, against the usual
 * order: of two transactions that meet, one is retried.
 */
export async function keepAssignee(
  tx: EntityManager,
  request: ProjectRequest,
  from: RequestStatus,
): Promise<void> {
  const { assigneeId, assignedTo, status } = request;
  if (!assigneeId || isOpen(from) || !isOpen(status)) return;
  const [stillThere] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u
     WHERE u.id = $1 AND u.role IN ($2, 'admin') AND ${isActive('u')} FOR SHARE`,
    [assigneeId, assignedTo],
  );
  if (!stillThere) request.assigneeId = null;
}
