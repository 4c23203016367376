import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import type { User } from '../accounts/accounts.public';
import { WrongCurrentPassword } from './auth.errors';
import { passwordMatches } from './password-hash';
import { SignInThrottle } from './sign-in-throttle';

@Injectable()
export class CurrentPassword {
  constructor(private readonly throttle: SignInThrottle) {}

  /** Before the transaction, so that the attempt counts even if a wrong password rolls it back. */
  async countTry(actor: Actor): Promise<void> {
    await this.throttle.countTry(this.throttle.guessesWithin(actor.userId));
  }

  /**
   * The right password resets the attempts.
   * @throws `wrong_password`
   */
  async expect(tx: EntityManager, user: User, password: string): Promise<void> {
    if (!(await passwordMatches(user.passwordHash, password))) throw WrongCurrentPassword();
    await this.throttle.forget(tx, this.throttle.guessesWithin(user.id));
  }
}
