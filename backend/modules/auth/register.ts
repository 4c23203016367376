import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { Audit } from '../../access/audit';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Outbox } from '../../mail/mail.public';
import { User } from '../users/users.public';
import type { RegisterDto } from './dto/auth.dto';
import { TOKEN_SECONDS } from './lifetimes';
import { OneTimeTokens } from './one-time-tokens';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { PendingRegistration } from './pending-registration.entity';
import { inSameTime } from './same-time';

const ANSWER = 'Registration successful! Please check your email to confirm your account.';

/** Somebody signs up. The answer is the same for new and known addresses: only the mail differs. */
@Injectable()
export class Register {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async run(form: RegisterDto): Promise<MessageDto> {
    checkPassword(form.password, form, this.config.passwordMinLength);
    // Hashed for known addresses as well, so that the time tells nothing.
    const passwordHash = await hashPassword(form.password);
    const work = this.transactions.run(async (tx) => {
      const owner = await tx.findOneBy(User, { email: form.email });
      if (owner) {
        await this.outbox.add(tx, 'already-have-account', { userId: owner.id });
        await this.audit.record(tx, { action: 'account.registered-again', actorId: owner.id });
      } else {
        await this.replacePending(tx, { ...form, passwordHash });
        await this.audit.record(tx, { action: 'account.registered' });
      }
    });
    await inSameTime(work);
    return { message: ANSWER };
  }

  /** A newer sign-up for an address voids the older one with its links, and mails new ones. */
  async replacePending(
    tx: EntityManager,
    registration: Pick<PendingRegistration, 'email' | 'firstName' | 'lastName' | 'company'> &
      Partial<Pick<PendingRegistration, 'passwordHash' | 'provider' | 'subject'>>,
  ): Promise<void> {
    const { email, firstName, lastName, company, passwordHash, provider, subject } = registration;
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
      `register:${email.toLowerCase()}`,
    ]);
    await tx.delete(PendingRegistration, { email });
    const id = randomId();
    await tx.insert(PendingRegistration, {
      id,
      email,
      firstName,
      lastName,
      company,
      passwordHash: passwordHash ?? null,
      provider: provider ?? null,
      subject: subject ?? null,
      expiresAt: new Date(Date.now() + TOKEN_SECONDS.verify_registration * 1000),
    });
    await this.mailLinks(tx, id, email);
  }

  /** Mails a fresh confirmation link; the older one stops working. */
  async mailLinks(tx: EntityManager, registrationId: string, email: string): Promise<void> {
    const about = { subjectId: registrationId, email };
    const verify = await this.tokens.issue(tx, 'verify_registration', about);
    const cancel = await this.tokens.issue(tx, 'cancel_registration', about);
    await this.outbox.add(tx, 'confirm-address', {
      registrationId,
      verifyTokenId: verify.id,
      cancelTokenId: cancel.id,
    });
  }
}
