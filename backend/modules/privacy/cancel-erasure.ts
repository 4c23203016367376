import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { lockOwner, lockUser, setOnAccount } from '../accounts/accounts.public';
import { NothingToErase } from './privacy.errors';
import { dataRequestCancelled } from './privacy.events';

const KEPT: MessageDto = { message: 'Your account stays. Nothing was erased.' };

@Injectable()
export class CancelErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly events: Events,
  ) {}

  /** @throws NothingToErase */
  own(actor: Actor): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id } = await lockOwner(tx, actor);
      if (!(await this.of(tx, id, id))) throw NothingToErase();
      return KEPT;
    });
  }

  /** @throws TokenInvalid, TokenSuperseded, TokenExpiredLink, NothingToErase */
  byLink(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const link = await this.tokens.find(tx, ['keep_account'], token);
      await this.tokens.consume(tx, link);
      const user = await lockUser(tx, { id: link.subjectId });
      if (!user || !(await this.of(tx, user.id, user.id))) throw NothingToErase();
      return KEPT;
    });
  }

  /** False if none is pending. Call it with the account locked. */
  async of(tx: EntityManager, userId: string, actor?: string): Promise<boolean> {
    const [[cancelled]] = await tx.query<[{ id: string }[], number]>(
      `UPDATE data_requests SET state = 'cancelled', done_at = now()
       WHERE subject_id = $1 AND kind = 'erase' AND state = 'waiting' RETURNING id`,
      [userId],
    );
    if (!cancelled) return false;
    await setOnAccount(tx, userId, { erasesAt: null });
    await this.tokens.voidAll(tx, ['keep_account'], { subjectId: userId });
    const about = {
      dataRequestId: cancelled.id,
      kind: 'client' as const,
      request: 'erase' as const,
    };
    await this.events.record(
      tx,
      dataRequestCancelled({ subject: userId, ...about, ...(actor && { actor }) }),
    );
    return true;
  }
}
