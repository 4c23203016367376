import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { CurrentPassword, isFresh, Sessions } from '../auth/auth.public';
import { onlyLeadOf } from '../companies/companies.public';
import {
  lockOwner,
  ReauthenticationRequired,
  type User,
  setOnAccount,
} from '../accounts/accounts.public';
import { oneMonthAfter } from './ask-export';
import { DataRequest } from './data-request.entity';
import type { AskErasureDto } from './dto/privacy.dto';
import {
  ErasureUnderWay,
  HandOverFirst,
  PasswordNeeded,
  StaffErasedByAdmin,
} from './privacy.errors';
import { erasureAsked } from './privacy.events';
import { DAY_MS, GRACE_DAYS } from './privacy-terms';

@Injectable()
export class AskErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly tokens: OneTimeTokens,
    private readonly events: Events,
  ) {}

  /** @throws StaffErasedByAdmin, PasswordNeeded, ReauthenticationRequired, HandOverFirst, ErasureUnderWay */
  async run(actor: Actor, { currentPassword }: AskErasureDto): Promise<MessageDto> {
    if (currentPassword) await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.sessions.expectStillAllowed(tx, actor);
      if (user.isStaff) throw StaffErasedByAdmin();
      await this.expectProof(tx, actor, user, currentPassword);
      const company = await onlyLeadOf(tx, user.id);
      if (company !== null) throw HandOverFirst(company);
      await this.within(tx, user, null);
      return { message: `Your account will be erased in ${GRACE_DAYS} days.` };
    });
  }

  /** Call it with the account locked. @throws ErasureUnderWay */
  async within(tx: EntityManager, user: User, raisedBy: string | null): Promise<void> {
    const subject = { kind: 'erase', subjectKind: 'client', subjectId: user.id } as const;
    if (await tx.existsBy(DataRequest, { ...subject, state: 'waiting' })) throw ErasureUnderWay();
    const id = uuid();
    const now = databaseNow();
    const runsAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
    const when = { createdAt: now, dueAt: oneMonthAfter(now), runsAt, nextAttemptAt: runsAt };
    await tx.insert(DataRequest, { id, ...subject, raisedBy, ...when });
    await setOnAccount(tx, user.id, { erasesAt: runsAt });
    const link = { subjectId: user.id, email: user.email };
    const { id: tokenId } = await this.tokens.issue(tx, 'keep_account', link);
    await this.events.record(
      tx,
      erasureAsked({
        subject: user.id,
        dataRequestId: id,
        kind: 'client',
        isByStaff: raisedBy !== null,
        tokenId,
      }),
    );
  }

  /** People with a password enter it; others must have just signed in. */
  private async expectProof(
    tx: EntityManager,
    actor: Actor,
    user: User,
    currentPassword: string | undefined,
  ): Promise<void> {
    if (user.passwordHash === null) {
      if (!isFresh(actor)) throw ReauthenticationRequired();
      return;
    }
    if (!currentPassword) throw PasswordNeeded();
    await this.currentPassword.expect(tx, user, currentPassword);
  }
}
