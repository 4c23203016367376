import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { clientReopened, clientWithdrew } from '../notifications/notifications.public';
import type { RequestMovedDto } from './dto/request.dto';
import { lockRequest } from './lock-request';
import type { ProjectRequest } from './project-request.entity';
import { RequestEvent } from './request-event.entity';
import { entryAdded } from './request-history';
import { RequestReader } from './request-reader';
import { scopeSql } from './request-scope';
import type { RequestStatus } from './request-status';
import { TellStaff } from './tell-staff';

type Move = {
  action: 'request.withdrawn' | 'request.reopened';
  move: (request: ProjectRequest) => RequestStatus;
  notice: typeof clientWithdrew;
  reason: string | undefined;
};

/** A client withdraws a request before its review begins, or takes up one that is closed. */
@Injectable()
export class MoveOwnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly staff: TellStaff,
    private readonly audit: Audit,
  ) {}

  withdraw(actor: Actor, requestId: string, reason?: string): Promise<RequestMovedDto> {
    return this.run(actor, requestId, {
      action: 'request.withdrawn',
      move: (request) => request.withdraw(),
      notice: clientWithdrew,
      reason,
    });
  }

  reopen(actor: Actor, requestId: string, reason: string): Promise<RequestMovedDto> {
    return this.run(actor, requestId, {
      action: 'request.reopened',
      move: (request) => request.reopen(),
      notice: clientReopened,
      reason,
    });
  }

  private run(actor: Actor, requestId: string, move: Move): Promise<RequestMovedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, (bind) =>
        scopeSql({ kind: 'own', userId: actor.userId }, bind),
      );
      const from = move.move(request);
      await tx.save(request);
      const eventId = await this.noteEvent(tx, actor, request, { from, reason: move.reason });
      await this.staff.tell(tx, request, {
        template: 'client-moved-request',
        aboutId: eventId,
        notice: move.notice(request),
        by: actor.userId,
      });
      await this.audit.record(tx, {
        action: move.action,
        objectType: 'request',
        objectId: requestId,
        before: { status: from },
        after: { status: request.status },
      });
      return {
        entry: await entryAdded(tx, actor, eventId),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }

  private async noteEvent(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { from, reason }: { from: RequestStatus; reason: string | undefined },
  ): Promise<string> {
    const id = uuid();
    await tx.insert(RequestEvent, {
      id,
      requestId: request.id,
      kind: 'status_changed',
      actorId: actor.userId,
      fromStatus: from,
      toStatus: request.status,
      reason: reason ?? null,
    });
    return id;
  }
}
