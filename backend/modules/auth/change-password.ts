import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import { lockOwner, User } from '../accounts/accounts.public';
import { WrongCurrentPassword } from './auth.errors';
import { passwordChanged, signInConfirmed } from './auth.events';
import type { ChangePasswordDto, NewTokenDto, ReauthenticateDto } from './dto/auth.dto';
import { passwordMatches, hashPassword, checkPassword } from './passwords';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

@Injectable()
export class CurrentPassword {
  constructor(private readonly throttle: SignInThrottle) {}

  /** Before the transaction, so that the attempt counts even if a wrong password rolls it back. */
  async countTry(actor: Actor): Promise<void> {
    await this.throttle.countTry(this.throttle.guessesWithin(actor.userId));
  }

  async expect(tx: EntityManager, user: User, password: string): Promise<void> {
    if (!(await passwordMatches(user.passwordHash, password))) throw WrongCurrentPassword();
    await this.throttle.forget(tx, this.throttle.guessesWithin(user.id));
  }
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
  ) {}

  async change(actor: Actor, form: ChangePasswordDto): Promise<NewTokenDto> {
    const owner = await this.dataSource.manager.findOneByOrFail(User, { id: actor.userId });
    // First, because a refusal in the transaction would count the right password as a wrong one.
    await checkPassword(form.newPassword, owner, this.config.passwordMinLength, 'newPassword');
    await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.currentPassword.expect(tx, user, form.currentPassword);
      user.setPassword(await hashPassword(form.newPassword));
      await saveChanged(tx, user);
      await this.sessions.revokeAll(tx, user.id, actor.sessionId);
      const session = await this.sessions.replace(tx, user, actor, { isProven: true });
      await record(tx, passwordChanged({}));
      return { ...session, message: 'Your password was changed.' };
    });
  }

  async confirm(actor: Actor, form: ReauthenticateDto): Promise<NewTokenDto> {
    await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.currentPassword.expect(tx, user, form.currentPassword);
      const session = await this.sessions.replace(tx, user, actor, { isProven: true });
      await record(tx, signInConfirmed({}));
      return { ...session, message: 'Thank you, that was your password.' };
    });
  }
}
