import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { saveChanged } from '../../events/events.public';
import { RequestClocks } from '../response-times/response-times.public';
import { RequestReason } from './conversation.entity';
import type { EditRequestDto } from './dto/raise-request.dto';
import type { RequestEditedDto, RequestMovedDto } from './dto/request.dto';
import { lockRequest } from './find-requests';
import { resume } from './move-request';
import type { ProjectRequest } from './project-request.entity';
import { edit } from './request-fields';
import { entryAdded } from './request-history';
import type { RequestStatus } from './request-options';
import { RequestReader } from './request-reader';
import { scopeSql } from './request-scope';
import { ChangedSinceRead } from './requests.errors';
import { requestEdited, requestReopened, requestWithdrawn } from './requests.events';

type Move = {
  event: typeof requestWithdrawn;
  move: (request: ProjectRequest) => RequestStatus;
  reason: string | undefined;
};

@Injectable()
export class ChangeOwnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly clocks: RequestClocks,
  ) {}

  /** @throws RequestNotFound, ChangedSinceRead, AlreadyClosed, ReviewHasBegun */
  edit(
    actor: Actor,
    requestId: string,
    { version, ...form }: EditRequestDto,
  ): Promise<RequestEditedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockOwn(tx, actor, requestId);
      const current = () => this.reader.read(tx, actor, requestId);
      await expectVersion(request, version, ChangedSinceRead, current);
      const edited = edit(request, form);
      if (edited?.before.urgency) await this.clocks.retarget(tx, request);
      const [eventId] = edited
        ? await saveChanged(tx, request, requestEdited({ subject: requestId, ...edited }))
        : [];
      return {
        entry: eventId ? await entryAdded(tx, actor, eventId) : null,
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }

  withdraw(actor: Actor, requestId: string, reason?: string): Promise<RequestMovedDto> {
    const move = (request: ProjectRequest) => request.withdraw();
    return this.move(actor, requestId, { event: requestWithdrawn, move, reason });
  }

  reopen(actor: Actor, requestId: string, reason: string): Promise<RequestMovedDto> {
    const move = (request: ProjectRequest) => request.reopen();
    return this.move(actor, requestId, { event: requestReopened, move, reason });
  }

  private move(
    actor: Actor,
    requestId: string,
    { event, move, reason }: Move,
  ): Promise<RequestMovedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockOwn(tx, actor, requestId);
      const before = { status: move(request) };
      await resume(tx, request, before.status);
      await this.clocks.follow(tx, request, null);
      const after = { status: request.status };
      const moved = event({ subject: requestId, before, after });
      const [eventId] = await saveChanged(tx, request, moved);
      if (reason) await tx.insert(RequestReason, { eventId: eventId!, requestId, body: reason });
      return {
        entry: await entryAdded(tx, actor, eventId!),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }
}

const lockOwn = (tx: EntityManager, { userId }: Actor, requestId: string) =>
  lockRequest(tx, requestId, (bind) => scopeSql({ kind: 'own', userId }, bind));
