import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { RequestMovedDto } from './dto/request.dto';
import { keepAssignee } from './keep-assignee';
import { lockRequest } from './lock-request';
import type { ProjectRequest } from './project-request.entity';
import { entryAdded } from './request-history';
import { RequestClocks } from '../response-times/response-times.public';
import { RequestReader } from './request-reader';
import { RequestReason } from './request-reason.entity';
import { scopeSql } from './request-scope';
import type { RequestStatus } from './request-options';
import { requestReopened, requestWithdrawn } from './requests.events';

type Move = {
  event: typeof requestWithdrawn;
  move: (request: ProjectRequest) => RequestStatus;
  reason: string | undefined;
};

@Injectable()
export class MoveOwnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
    private readonly clocks: RequestClocks,
  ) {}

  withdraw(actor: Actor, requestId: string, reason?: string): Promise<RequestMovedDto> {
    const move = (request: ProjectRequest) => request.withdraw();
    return this.run(actor, requestId, { event: requestWithdrawn, move, reason });
  }

  reopen(actor: Actor, requestId: string, reason: string): Promise<RequestMovedDto> {
    const move = (request: ProjectRequest) => request.reopen();
    return this.run(actor, requestId, { event: requestReopened, move, reason });
  }

  private run(
    actor: Actor,
    requestId: string,
    { event, move, reason }: Move,
  ): Promise<RequestMovedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, (bind) =>
        scopeSql({ kind: 'own', userId: actor.userId }, bind),
      );
      const before = { status: move(request) };
      await keepAssignee(tx, request, before.status);
      await this.clocks.follow(tx, request, null);
      await tx.save(request);
      const after = { status: request.status };
      const eventId = await this.events.record(tx, event({ subject: requestId, before, after }));
      if (reason) await tx.insert(RequestReason, { eventId, requestId, body: reason });
      return {
        entry: await entryAdded(tx, actor, eventId),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }
}
