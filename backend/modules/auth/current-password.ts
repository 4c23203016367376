import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import type { User } from '../accounts/accounts.public';
import { WrongCurrentPassword } from './auth.errors';
import { passwordMatches } from './password-hash';
import { SignInThrottle } from './sign-in-throttle';

/** A signed-in person proves to be the owner. Guessing is slowed down as it is at sign-in. */
@Injectable()
export class CurrentPassword {
  constructor(private readonly throttle: SignInThrottle) {}

  /** Before the transaction, so that the try counts although a wrong password undoes the rest. */
  async countTry(actor: Actor): Promise<void> {
    await this.throttle.countTry(this.throttle.guessesWithin(actor.userId));
  }

  /** Throws `wrong_password` for `currentPassword`; a right one forgets the tries. */
  async expect(tx: EntityManager, user: User, password: string): Promise<void> {
    if (!(await passwordMatches(user.passwordHash, password))) throw WrongCurrentPassword();
    await this.throttle.forget(tx, this.throttle.guessesWithin(user.id));
  }
}
