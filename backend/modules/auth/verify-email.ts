import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Transactions, violates } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import {
  OneTimeTokens,
  TokenInvalid,
  type OneTimeToken,
  type TokenPurpose,
  voidTokens,
} from '../../links/links.public';
import { lockUser, rememberAddress, User, openAccount } from '../accounts/accounts.public';
import { AddressTaken } from './auth.errors';
import { accountVerified, emailChanged, emailChangeUndone } from './auth.events';
import { forgetFactors } from './factor-rules';
import { PendingRegistration } from './pending.entity';
import { ProviderIdentity } from './provider-identity.entity';
import { Sessions } from './sessions';

const VERIFIED = { message: 'Email verified successfully!' };
const ALREADY = { message: 'Email already verified.' };
const TAKEN_BACK = {
  message:
    'Your address stays as it was, and everybody was signed out. We have sent you a link to choose a new password.',
};
const TAKEN_BACK_ALREADY = {
  message:
    'Your address stays as it was: this link was used before. Look in your mail for the link to choose a new password.',
};

const OF_SIGN_UP: TokenPurpose[] = ['verify_registration', 'cancel_registration'];

@Injectable()
export class VerifyEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
  ) {}

  async verify(token: string, ownSignUp?: string): Promise<MessageDto> {
    try {
      return await this.transactions.run((tx) => this.redeem(tx, token, ownSignUp));
    } catch (error) {
      // A sign-in with an identity provider was faster, so the address is already confirmed.
      if (violates(error, 'users_email_unique')) return ALREADY;
      throw error;
    }
  }

  private async redeem(
    tx: EntityManager,
    token: string,
    ownSignUp: string | undefined,
  ): Promise<MessageDto> {
    const row = await this.tokens.find(
      tx,
      ['verify_registration', 'change_email', 'undo_email_change'],
      token,
    );
    if (await this.isDone(tx, row)) {
      return row.purpose === 'undo_email_change' ? TAKEN_BACK_ALREADY : ALREADY;
    }
    await this.tokens.consume(tx, row);
    if (row.purpose === 'undo_email_change') return this.undoEmailChange(tx, row);
    if (row.purpose === 'verify_registration') await this.openAccount(tx, row, ownSignUp);
    if (row.purpose === 'change_email') await this.changeAddress(tx, row);
    return VERIFIED;
  }

  private async isDone(tx: EntityManager, row: OneTimeToken): Promise<boolean> {
    const isVoidSignUp = row.purpose === 'verify_registration' && row.supersededAt !== null;
    if (!row.email || (!row.usedAt && !isVoidSignUp)) return false;
    return tx.existsBy(User, { email: row.email });
  }

  private async openAccount(
    tx: EntityManager,
    row: OneTimeToken,
    ownSignUp: string | undefined,
  ): Promise<void> {
    const waiting = await tx.findBy(PendingRegistration, { email: row.email! });
    const linked = waiting.find(({ id }) => id === row.subjectId);
    if (!linked) throw TokenInvalid();
    // People confirm their own browser's sign-up, even through the mail of another one.
    const pending = waiting.find(({ id }) => id === ownSignUp) ?? linked;
    const { email, firstName, lastName, company, passwordHash, provider, subject } = pending;
    const user = await openAccount(tx, { email, firstName, lastName, company, passwordHash });
    if (provider && subject) {
      await tx.insert(ProviderIdentity, { id: uuid(), userId: user.id, provider, subject });
    }
    for (const { id } of waiting) {
      if (id !== linked.id) await voidTokens(tx, OF_SIGN_UP, { subjectId: id });
      await tx.delete(PendingRegistration, { id });
    }
    await record(tx, accountVerified({ subject: user.id, actor: user.id }));
  }

  private async changeAddress(tx: EntityManager, row: OneTimeToken): Promise<void> {
    const user = await this.lockUser(tx, row.subjectId);
    await this.expectFree(tx, user, row.email!);
    await rememberAddress(tx, user);
    user.confirmEmail(row.email!);
    await saveChanged(tx, user).catch(rethrowAsAddressTaken);
    await this.sessions.endAll(tx, user.id);
    await record(tx, emailChanged({ actor: user.id }));
  }

  /** The intruder was in the account, so every way in that they may have known or added ends. */
  private async undoEmailChange(tx: EntityManager, row: OneTimeToken): Promise<MessageDto> {
    const user = await this.lockUser(tx, row.subjectId);
    const email = row.email!;
    await this.expectFree(tx, user, email);
    user.undoEmailChange(email);
    await saveChanged(tx, user).catch(rethrowAsAddressTaken);
    await tx.delete(ProviderIdentity, {
      userId: user.id,
      createdAt: MoreThanOrEqual(row.createdAt),
    });
    await forgetFactors(tx, user.id, row.createdAt);
    await this.tokens.voidNewer(tx, row);
    await this.sessions.revokeAll(tx, user.id);
    const reset = await this.tokens.issue(tx, 'reset_password', { subjectId: user.id, email });
    const since = row.createdAt.toISOString();
    await record(tx, emailChangeUndone({ actor: user.id, tokenId: reset.id, since }));
    return TAKEN_BACK;
  }

  private async expectFree(tx: EntityManager, user: User, email: string): Promise<void> {
    const owner = await tx.findOneBy(User, { email });
    if (owner && owner.id !== user.id) throw AddressTaken();
  }

  private async lockUser(tx: EntityManager, id: string): Promise<User> {
    const user = await lockUser(tx, { id });
    if (!user || user.disabledAt) throw TokenInvalid();
    return user;
  }
}

function rethrowAsAddressTaken(error: unknown): never {
  throw violates(error, 'users_email_unique') ? AddressTaken() : error;
}
