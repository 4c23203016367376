import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens, voidTokens } from '../../links/links.public';
import { Erasures } from '../../personal-data/personal-data.public';
import { lockOwner, lockUser, setOnAccount } from '../accounts/accounts.public';
import { Sessions } from '../auth/auth.public';
import { DataRequest } from './data-request.entity';
import { NothingToErase, DataRequestNotFound, DataRequestSettled } from './privacy.errors';
import { dataRequestCancelled, dataRequestHurried } from './privacy.events';

const KEPT: MessageDto = { message: 'Your account stays. Nothing was erased.' };

@Injectable()
export class ChangeDataRequest {
  private readonly logger = new Logger('privacy');

  constructor(
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
  ) {}

  async keepOwn(actor: Actor): Promise<MessageDto> {
    await this.transactions.run(async (tx) => {
      const { id } = await lockOwner(tx, actor);
      if (!(await this.cancelErasure(tx, id, id))) throw NothingToErase();
    });
    await this.forgetNote(actor.userId);
    return KEPT;
  }

  async keepByLink(token: string): Promise<MessageDto> {
    const userId = await this.transactions.run(async (tx) => {
      const link = await this.tokens.find(tx, ['keep_account'], token);
      await this.tokens.consume(tx, link);
      const user = await lockUser(tx, { id: link.subjectId });
      if (!user || !(await this.cancelErasure(tx, user.id, user.id))) throw NothingToErase();
      return user.id;
    });
    await this.forgetNote(userId);
    return KEPT;
  }

  /** Left by a try that failed: a restore would repeat the erasure. */
  private async forgetNote(id: string): Promise<void> {
    await this.erasures.forget({ kind: 'client', id }).catch((error: Error) => {
      this.logger.warn(`The note of a cancelled erasure stays: ${error.message}`);
    });
  }

  /** False if none is pending. Expects the account locked. */
  async cancelErasure(tx: EntityManager, userId: string, actor?: string): Promise<boolean> {
    const [[cancelled]] = await tx.query<[{ id: string }[], number]>(
      `UPDATE data_requests SET state = 'cancelled', done_at = now()
       WHERE subject_id = $1 AND kind = 'erase' AND state = 'waiting' RETURNING id`,
      [userId],
    );
    if (!cancelled) return false;
    await setOnAccount(tx, userId, { erasesAt: null });
    await voidTokens(tx, ['keep_account'], { subjectId: userId });
    const about = {
      dataRequestId: cancelled.id,
      kind: 'client' as const,
      request: 'erase' as const,
    };
    await record(tx, dataRequestCancelled({ subject: userId, ...about, ...(actor && { actor }) }));
    return true;
  }

  runNow(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await this.lock(tx, actor, id);
      const now = databaseNow();
      await tx.update(DataRequest, { id }, { runsAt: now, nextAttemptAt: now });
      await record(tx, dataRequestHurried(factsOf(request)));
      return { message: 'It is carried out now.' };
    });
  }

  async cancel(actor: Actor, id: string): Promise<MessageDto> {
    const { kind, subjectKind, subjectId } = await this.transactions.run(async (tx) => {
      const request = await this.lock(tx, actor, id);
      if (request.kind === 'erase' && request.subjectKind === 'client') {
        await this.cancelErasure(tx, request.subjectId);
      } else {
        const cancelled = { state: 'cancelled', doneAt: () => 'now()', storageKey: null } as const;
        await tx.update(DataRequest, { id }, cancelled);
        await record(tx, dataRequestCancelled(factsOf(request)));
      }
      return request;
    });
    if (kind === 'erase' && subjectKind === 'client') await this.forgetNote(subjectId);
    return { message: 'The data request was cancelled.' };
  }

  private async lock(tx: EntityManager, actor: Actor, id: string): Promise<DataRequest> {
    const found = await tx.findOneBy(DataRequest, { id });
    if (!found) throw DataRequestNotFound();
    // Lock order: account, then request.
    await lockUser(tx, { id: found.subjectId });
    await this.sessions.expectStillAllowed(tx, actor);
    const request = await lockRow(tx, DataRequest, { id, state: 'waiting' });
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
