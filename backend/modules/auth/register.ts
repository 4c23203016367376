import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import { lockName } from '../../database/advisory-lock';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Events } from '../../events/events.public';
import { User } from '../accounts/accounts.public';
import { OneTimeTokens, secondsOf } from '../../links/links.public';
import {
  accountRegistered,
  accountRegisteredAgain,
  addressClaimed,
  confirmationAsked,
} from './auth.events';
import type { RegisterDto } from './dto/auth.dto';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { MailAllowance } from './mail-allowance';
import { PendingRegistration } from './pending-registration.entity';
import { inSameTime } from './same-time';

const MOST_PENDING = 3;

const ANSWER = 'Registration successful! Please check your email to confirm your account.';

/** The response is the same for new and known addresses; only the mail differs. */
@Injectable()
export class Register {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly events: Events,
  ) {}

  async run(form: RegisterDto, registrationId: string): Promise<MessageDto> {
    checkPassword(form.password, form, this.config.passwordMinLength);
    // Hashed for known addresses as well, so that timing does not reveal them.
    const passwordHash = await hashPassword(form.password);
    const work = this.transactions.run(async (tx) => {
      const owner = await tx.findOneBy(User, { email: form.email });
      if (owner) {
        await this.notifyOwner(tx, owner);
        await this.events.record(tx, accountRegisteredAgain({ actor: owner.id }));
      } else {
        await this.addPending(tx, { ...form, passwordHash, id: registrationId });
        await this.events.record(tx, accountRegistered({}));
      }
    });
    await inSameTime(work);
    return { message: ANSWER };
  }

  async notifyOwner(tx: EntityManager, owner: User): Promise<void> {
    if (!(await this.allowance.take(tx, owner.email))) return;
    await this.events.record(tx, addressClaimed({ subject: owner.id }));
  }

  /**
   * Each sign-up for an address has its own links, so that a person confirms only their own
   * entries. Deletes the oldest if there are too many.
   */
  async addPending(
    tx: EntityManager,
    registration: Pick<PendingRegistration, 'id' | 'email' | 'firstName' | 'lastName' | 'company'> &
      Partial<Pick<PendingRegistration, 'passwordHash' | 'provider' | 'subject'>>,
  ): Promise<void> {
    const { id, email, firstName, lastName, company } = registration;
    const { passwordHash = null, provider = null, subject = null } = registration;
    await lockName(tx, `register:${email}`);
    await this.dropOldest(tx, email);
    await tx.insert(PendingRegistration, {
      id,
      email,
      firstName,
      lastName,
      company,
      passwordHash,
      provider,
      subject,
      expiresAt: new Date(databaseNow().getTime() + secondsOf('verify_registration') * 1000),
    });
    await this.mailLinks(tx, id, email);
  }

  async mailLinks(tx: EntityManager, registrationId: string, email: string): Promise<void> {
    if (!(await this.allowance.take(tx, email))) return;
    const about = { subjectId: registrationId, email };
    const verify = await this.tokens.issue(tx, 'verify_registration', about);
    const cancel = await this.tokens.issue(tx, 'cancel_registration', about);
    await this.events.record(
      tx,
      confirmationAsked({ registrationId, verifyTokenId: verify.id, cancelTokenId: cancel.id }),
    );
  }

  /** Allows a second attempt after a slip, but no flood in another person's name. */
  private async dropOldest(tx: EntityManager, email: string): Promise<void> {
    const waiting = await tx.find(PendingRegistration, {
      where: { email },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    for (const { id } of waiting.slice(MOST_PENDING - 1)) {
      await this.tokens.voidAll(tx, ['verify_registration', 'cancel_registration'], {
        subjectId: id,
      });
      await tx.delete(PendingRegistration, { id });
    }
  }
}
