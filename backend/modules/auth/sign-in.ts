import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { User, UserDto } from '../users/users.public';
import { AccountDisabled, EmailNotVerified, InvalidCredentials } from './auth.errors';
import type { LoginDto, SignedInDto } from './dto/auth.dto';
import { hashPassword, isOutdatedHash, passwordMatches } from './password-hash';
import { PendingRegistration } from './pending-registration.entity';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

/** E-mail and password. Wrong, unknown and unconfirmed look the same until the password is right. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
    private readonly audit: Audit,
  ) {}

  async run(form: LoginDto, knownDevice?: string): Promise<SignedInDto> {
    const key = this.throttle.keyOf(form.email, knownDevice);
    await this.throttle.countTry(key);
    const user = await this.dataSource.manager.findOneBy(User, { email: form.email });
    const pending = user
      ? null
      : await this.dataSource.manager.findOneBy(PendingRegistration, { email: form.email });
    const stored = user?.passwordHash ?? pending?.passwordHash ?? null;
    if (!(await passwordMatches(stored, form.password))) {
      await this.audit.recordAlone({ action: 'sign-in.failed', actorId: user?.id });
      throw InvalidCredentials();
    }
    await this.throttle.forget(this.dataSource.manager, key);
    if (!user) throw EmailNotVerified();
    if (user.disabledAt) throw AccountDisabled();
    return this.transactions.run((tx) => this.open(tx, user, form));
  }

  private async open(tx: EntityManager, user: User, form: LoginDto): Promise<SignedInDto> {
    if (user.passwordHash && isOutdatedHash(user.passwordHash)) {
      await tx.update(User, { id: user.id }, { passwordHash: await hashPassword(form.password) });
    }
    const session = await this.sessions.start(tx, user, form.remember ?? false);
    await this.audit.record(tx, { action: 'sign-in.password', actorId: user.id });
    return { ...session, message: 'Signed in.', user: UserDto.of(user) };
  }
}
