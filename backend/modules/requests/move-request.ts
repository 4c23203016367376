import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { record } from '../../events/events.public';
import { isActive } from '../accounts/accounts.public';
import { RequestReason } from './conversation.entity';
import { acceptanceOf } from './find-requests';
import type { ProjectRequest } from './project-request.entity';
import { isOpen, type RequestStatus } from './request-options';
import { AwaitsAcceptance } from './requests.errors';
import { requestMoved } from './requests.events';

/** A reopened request waits again for the decision on a proposal that is still open. */
export async function resume(
  tx: EntityManager,
  request: ProjectRequest,
  from: RequestStatus,
): Promise<void> {
  if (isOpen(from) || !request.isOpen) return;
  await keepAssignee(tx, request);
  await awaitDecision(tx, request);
}

/** Call it after each change of a proposal of the request, once that is saved. */
export async function awaitDecision(tx: EntityManager, request: ProjectRequest): Promise<void> {
  const { isUndecided } = await acceptanceOf(tx, request.id);
  if (isUndecided) request.awaitClient('decision');
  else request.settle('decision');
}

/**
 * Only an active member of its team stays the assignee. Locks the account after the request, against
 * the usual order: if two transactions deadlock, one is retried.
 */
async function keepAssignee(tx: EntityManager, request: ProjectRequest): Promise<void> {
  const { assigneeId, assignedTo } = request;
  if (!assigneeId) return;
  const [member] = await tx.query<unknown[]>(
    `SELECT 1 FROM users u
     WHERE u.id = $1 AND u.role IN ($2, 'admin') AND ${isActive('u')} FOR SHARE`,
    [assigneeId, assignedTo],
  );
  if (!member) request.assigneeId = null;
}

type Move = {
  status?: RequestStatus | undefined;
  reason?: string | undefined;
  isAccepted?: true;
};

@Injectable()
export class MoveRequest {
  constructor(private readonly config: AppConfig) {}

  async within(
    tx: EntityManager,
    request: ProjectRequest,
    { status, reason, isAccepted }: Move,
  ): Promise<boolean> {
    if (!status) return false;
    if (status === 'approved' && status !== request.status && !isAccepted) {
      if ((await acceptanceOf(tx, request.id)).isAwaited) throw AwaitsAcceptance();
    }
    const reasonRequired = this.config.requireReason;
    const why = { ...(reason && { reason }), reasonRequired, isAccepted };
    const moved = request.moveTo(status, why);
    if (!moved) return false;
    const { from, isOverride } = moved;
    await resume(tx, request, from);
    const eventId = await record(
      tx,
      requestMoved({
        subject: request.id,
        before: { status: from },
        after: { status, isOverride, ...(isAccepted && { isAccepted }) },
      }),
    );
    if (reason) await tx.insert(RequestReason, { eventId, requestId: request.id, body: reason });
    return true;
  }
}
