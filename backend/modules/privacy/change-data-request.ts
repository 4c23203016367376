import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { Sessions } from '../auth/auth.public';
import { lockUser } from '../accounts/accounts.public';
import { CancelErasure } from './cancel-erasure';
import { DataRequest } from './data-request.entity';
import { DataRequestNotFound, DataRequestSettled } from './privacy.errors';
import { dataRequestCancelled, dataRequestHurried } from './privacy.events';

@Injectable()
export class ChangeDataRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly cancelling: CancelErasure,
    private readonly events: Events,
  ) {}

  /** The worker does it on its next run. @throws DataRequestNotFound, DataRequestSettled */
  runNow(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await this.lock(tx, actor, id);
      const now = databaseNow();
      await tx.update(DataRequest, { id }, { runsAt: now, nextAttemptAt: now });
      await this.events.record(tx, dataRequestHurried(factsOf(request)));
      return { message: 'It is carried out now.' };
    });
  }

  /** @throws DataRequestNotFound, DataRequestSettled */
  cancel(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await this.lock(tx, actor, id);
      if (request.kind === 'erase' && request.subjectKind === 'client') {
        await this.cancelling.of(tx, request.subjectId);
      } else {
        await tx.update(DataRequest, { id }, { state: 'cancelled', doneAt: () => 'now()' });
        await this.events.record(tx, dataRequestCancelled(factsOf(request)));
      }
      return { message: 'The data request was cancelled.' };
    });
  }

  private async lock(tx: EntityManager, actor: Actor, id: string): Promise<DataRequest> {
    const found = await tx.findOneBy(DataRequest, { id });
    if (!found) throw DataRequestNotFound();
    // Lock order: account, then request.
    await lockUser(tx, { id: found.subjectId });
    await this.sessions.expectStillAllowed(tx, actor);
    const request = await tx.findOne(DataRequest, {
      where: { id, state: 'waiting' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!request) throw DataRequestSettled();
    return request;
  }
}

const factsOf = ({ id, kind: request, subjectKind: kind, subjectId: subject }: DataRequest) => ({
  subject,
  dataRequestId: id,
  kind,
  request,
});
