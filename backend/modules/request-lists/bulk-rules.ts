import { expectVersion } from '../../errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Events } from '../../events/events.public';
import {
  lockRequest,
  MoveRequest,
  requestBecameUrgent,
  staffSql,
} from '../requests/requests.public';
import { RequestClocks } from '../response-times/response-times.public';
import type { BulkChangeDto, BulkRowDto } from './dto/bulk.dto';
import { RowChangedMeanwhile } from './queue.errors';

@Injectable()
export class BulkRules {
  constructor(
    private readonly moving: MoveRequest,
    private readonly clocks: RequestClocks,
    private readonly events: Events,
  ) {}

  async within(
    tx: EntityManager,
    actor: Actor,
    { status, urgency, reason }: BulkChangeDto,
    { requestId, version }: BulkRowDto,
  ): Promise<number> {
    const request = await lockRequest(tx, requestId, (bind) => staffSql(actor, bind));
    await expectVersion(request, version, RowChangedMeanwhile);
    const before = urgency && request.becomeUrgent(urgency);
    if (before) {
      const change = { before, after: { urgency: request.urgency } };
      await this.events.record(tx, requestBecameUrgent({ subject: requestId, ...change }));
      await this.clocks.retarget(tx, request);
    }
    const moved = await this.moving.within(tx, request, { status, reason });
    if (moved) await this.clocks.follow(tx, request, actor.userId);
    if (before || moved) await tx.save(request);
    return request.version;
  }
}
