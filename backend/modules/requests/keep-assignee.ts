import type { EntityManager } from 'typeorm';
import { isActive } from '../accounts/accounts.public';
import type { ProjectRequest } from './project-request.entity';
import { isOpen, type RequestStatus } from './request-options';

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
