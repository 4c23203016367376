import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../access/audit';
import { Transactions, violates } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { ProviderIdentity, User } from '../users/users.public';
import { AddressTaken, TokenInvalid } from './auth.errors';
import type { OneTimeToken } from './one-time-token.entity';
import { OneTimeTokens } from './one-time-tokens';
import { PendingRegistration } from './pending-registration.entity';
import { Sessions } from './sessions';

const VERIFIED = { message: 'Email verified successfully!' };
const ALREADY = { message: 'Email already verified.' };

/** Somebody opened the link of a confirmation mail: a sign-up, a new address, or its undoing. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async run(token: string): Promise<MessageDto> {
    try {
      return await this.transactions.run((tx) => this.redeem(tx, token));
    } catch (error) {
      // A sign-up: a provider's sign-in was faster, so the address is confirmed all the same.
      if (violates(error, 'users_email_unique')) return ALREADY;
      throw error;
    }
  }

  private async redeem(tx: EntityManager, token: string): Promise<MessageDto> {
    const row = await this.tokens.find(
      tx,
      ['verify_registration', 'change_email', 'undo_email_change'],
      token,
    );
    // Mail scanners open links first: the person behind them must not get an error.
    if (row.usedAt && row.email && (await tx.existsBy(User, { email: row.email }))) return ALREADY;
    await this.tokens.consume(tx, row);
    if (row.purpose === 'verify_registration') await this.openAccount(tx, row);
    if (row.purpose === 'change_email') await this.changeAddress(tx, row);
    if (row.purpose === 'undo_email_change') await this.keepAddress(tx, row);
    return VERIFIED;
  }

  private async openAccount(tx: EntityManager, row: OneTimeToken): Promise<void> {
    const pending = await tx.findOneBy(PendingRegistration, { id: row.subjectId });
    if (!pending) throw TokenInvalid();
    const user = tx.create(User, {
      id: uuid(),
      email: pending.email,
      firstName: pending.firstName,
      lastName: pending.lastName,
      company: pending.company,
      passwordHash: pending.passwordHash,
    });
    await tx.insert(User, user);
    if (pending.provider && pending.subject) {
      await tx.insert(ProviderIdentity, {
        id: uuid(),
        userId: user.id,
        provider: pending.provider,
        subject: pending.subject,
      });
    }
    await tx.delete(PendingRegistration, { id: pending.id });
    await this.audit.record(tx, {
      action: 'account.verified',
      actorId: user.id,
      objectType: 'user',
      objectId: user.id,
    });
  }

  private async changeAddress(tx: EntityManager, row: OneTimeToken): Promise<void> {
    const user = await this.lockUser(tx, row.subjectId);
    await this.expectFree(tx, user, row.email!);
    user.takeEmail(row.email!);
    await tx.save(user).catch(orTaken);
    await this.sessions.endAll(tx, user.id);
    await this.audit.record(tx, { action: 'account.email-changed', actorId: user.id });
  }

  private async keepAddress(tx: EntityManager, row: OneTimeToken): Promise<void> {
    const user = await this.lockUser(tx, row.subjectId);
    await this.expectFree(tx, user, row.email!);
    user.restoreEmail(row.email!);
    await tx.save(user).catch(orTaken);
    await this.tokens.voidAll(tx, ['change_email', 'undo_email_change'], { subjectId: user.id });
    await this.sessions.endAll(tx, user.id);
    await this.audit.record(tx, { action: 'account.email-change-undone', actorId: user.id });
  }

  /** Somebody else may have taken the address since the link was made. */
  private async expectFree(tx: EntityManager, user: User, email: string): Promise<void> {
    const owner = await tx.findOneBy(User, { email });
    if (owner && owner.id !== user.id) throw AddressTaken();
  }

  private async lockUser(tx: EntityManager, id: string): Promise<User> {
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user || user.disabledAt) throw TokenInvalid();
    return user;
  }
}

/** It was taken between that look and the change. */
function orTaken(error: unknown): never {
  throw violates(error, 'users_email_unique') ? AddressTaken() : error;
}
