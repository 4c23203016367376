import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { Events } from '../../events/events.public';
import { keepAssignee } from './keep-assignee';
import type { ProjectRequest } from './project-request.entity';
import { RequestReason } from './request-reason.entity';
import type { RequestStatus } from './request-options';
import { requestMoved } from './requests.events';

@Injectable()
export class MoveRequest {
  constructor(
    private readonly config: AppConfig,
    private readonly events: Events,
  ) {}

  async within(
    tx: EntityManager,
    request: ProjectRequest,
    { status, reason }: { status?: RequestStatus | undefined; reason?: string | undefined },
  ): Promise<boolean> {
    if (!status) return false;
    const reasonRequired = this.config.requireReason;
    const moved = request.moveTo(status, { ...(reason && { reason }), reasonRequired });
    if (!moved) return false;
    const { from, isOverride } = moved;
    await keepAssignee(tx, request, from);
    const eventId = await this.events.record(
      tx,
      requestMoved({
        subject: request.id,
        before: { status: from },
        after: { status, isOverride },
      }),
    );
    if (reason) await tx.insert(RequestReason, { eventId, requestId: request.id, body: reason });
    return true;
  }
}
