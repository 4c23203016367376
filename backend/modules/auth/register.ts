import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { lockName } from '../../database/locks';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens, secondsOf, voidTokens } from '../../links/links.public';
import { User } from '../accounts/accounts.public';
import { AlreadyConfirmed } from './auth.errors';
import {
  accountRegistered,
  accountRegisteredAgain,
  addressClaimed,
  confirmationAsked,
  registrationCancelled,
} from './auth.events';
import type { RegisterDto } from './dto/auth.dto';
import { MailAllowance } from './mail-allowance';
import { hashPassword, checkPassword } from './passwords';
import { PendingRegistration } from './pending.entity';

const FLOOR_MS = 200;

/** Takes as long as the slower path, so timing does not reveal who has an account. */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(FLOOR_MS)]);
  return result;
}

const MAX_PENDING = 3;

const RESENT =
  'If an account waits for this address, we have sent a new link. Please check your email.';

const REGISTERED = 'Registration successful! Please check your email to confirm your account.';

@Injectable()
export class Register {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
  ) {}

  expectGoodPassword(form: RegisterDto): Promise<void> {
    return checkPassword(form.password, form, this.config.passwordMinLength);
  }

  /** Call `expectGoodPassword` first. */
  async register(form: RegisterDto, registrationId: string): Promise<MessageDto> {
    // Hashed for known addresses as well, so that timing does not reveal them.
    const passwordHash = await hashPassword(form.password);
    const work = this.transactions.run(async (tx) => {
      const owner = await tx.findOneBy(User, { email: form.email });
      if (owner) {
        await this.notifyOwner(tx, owner);
        await record(tx, accountRegisteredAgain({ actor: owner.id }));
      } else {
        const { firstName, lastName, email, company } = form;
        const named = { id: registrationId, firstName, lastName, email, company };
        await this.addPending(tx, { ...named, passwordHash, provider: null, subject: null });
        await record(tx, accountRegistered({}));
      }
    });
    await inSameTime(work);
    return { message: REGISTERED };
  }

  async notifyOwner(tx: EntityManager, owner: User): Promise<void> {
    if (!(await this.allowance.take(owner.email))) return;
    await record(tx, addressClaimed({ subject: owner.id }));
  }

  /** Each sign-up has its own links, so that a person confirms only their own entries. */
  async addPending(
    tx: EntityManager,
    registration: Omit<PendingRegistration, 'createdAt' | 'expiresAt'>,
  ): Promise<void> {
    const { id, email } = registration;
    await lockName(tx, `register:${email}`);
    await this.dropOldest(tx, email);
    const expiresAt = new Date(databaseNow().getTime() + secondsOf('verify_registration') * 1000);
    await tx.insert(PendingRegistration, { ...registration, expiresAt });
    await this.mailLinks(tx, id, email);
  }

  async mailLinks(tx: EntityManager, registrationId: string, email: string): Promise<void> {
    if (!(await this.allowance.take(email))) return;
    const about = { subjectId: registrationId, email };
    const verify = await this.tokens.issue(tx, 'verify_registration', about);
    const cancel = await this.tokens.issue(tx, 'cancel_registration', about);
    await record(
      tx,
      confirmationAsked({ registrationId, verifyTokenId: verify.id, cancelTokenId: cancel.id }),
    );
  }

  /** Allows a second attempt after a slip, but no flood in another person's name. */
  private async dropOldest(tx: EntityManager, email: string): Promise<void> {
    const waiting = await newestFirst(tx, email);
    for (const { id } of waiting.slice(MAX_PENDING - 1)) await this.drop(tx, id);
  }

  async drop(tx: EntityManager, id: string): Promise<void> {
    await voidTokens(tx, ['verify_registration', 'cancel_registration'], {
      subjectId: id,
    });
    await tx.delete(PendingRegistration, { id });
  }

  /** `ownId` is the sign-up made in this browser; otherwise the newest is used. */
  async resend(email: string, ownId?: string): Promise<MessageDto> {
    await inSameTime(this.transactions.run((tx) => this.resendWithin(tx, email, ownId)));
    return { message: RESENT };
  }

  async resendWithin(tx: EntityManager, email: string, ownId?: string): Promise<void> {
    const waiting = await newestFirst(tx, email);
    const pending = waiting.find(({ id }) => id === ownId) ?? waiting[0];
    if (!pending) return;
    if (!(await this.allowance.mayRepeat(tx, 'verify_registration', email))) return;
    await tx.query(
      `UPDATE pending_registrations SET expires_at = now() + interval '8 hours' WHERE id = $1`,
      [pending.id],
    );
    await this.mailLinks(tx, pending.id, pending.email);
  }

  cancel(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(tx, ['cancel_registration'], token);
      if (!row.usedAt) {
        await this.tokens.consume(tx, row);
        const { affected } = await tx.delete(PendingRegistration, { id: row.subjectId });
        if (!affected) throw AlreadyConfirmed();
        await voidTokens(tx, ['verify_registration'], { subjectId: row.subjectId });
        await record(tx, registrationCancelled({}));
      }
      return { message: 'The sign-up was deleted. Nothing else will be sent to this address.' };
    });
  }
}

const newestFirst = (tx: EntityManager, email: string): Promise<PendingRegistration[]> =>
  tx.find(PendingRegistration, { where: { email }, order: { createdAt: 'DESC', id: 'DESC' } });
