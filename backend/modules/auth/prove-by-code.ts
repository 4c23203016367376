import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { openText } from '../../crypto/sealed-text';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';
import { type NewTokenDto } from './dto/auth.dto';
import { Authenticator } from './authenticator.entity';
import { lockOwner } from '../accounts/accounts.public';
import { digitsOf } from './enrol-app';
import { RecoveryCodes } from './recovery-codes';
import { NoAuthenticator, WrongCode } from './second-factor.errors';
import { factorFailed, factorProven, recoveryCodeUsed } from './second-factor.events';
import { stepOfCode } from './totp';

type Proof = (tx: EntityManager) => Promise<boolean>;

@Injectable()
export class ProveByCode {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
    private readonly codes: RecoveryCodes,
    private readonly events: Events,
  ) {}

  byApp(actor: Actor, typed: string, device?: string): Promise<NewTokenDto> {
    return this.prove(actor, device, async (tx) => {
      const app = await tx.findOneBy(Authenticator, { userId: actor.userId, kind: 'app' });
      const secret = app && openText(this.config.jwtSecret, 'authenticator-secret', app.secret!);
      const step = secret ? stepOfCode(secret, digitsOf(typed)) : null;
      if (!app || step === null) return false;
      // Only one of several uses of a code succeeds, so an observed code is worthless.
      const [, taken] = await tx.query<[unknown, number]>(
        'UPDATE authenticators SET last_step = $2, last_used_at = now() WHERE id = $1 AND last_step < $2',
        [app.id, step],
      );
      if (taken !== 1) return false;
      await this.events.record(tx, factorProven({ after: { kind: 'app' } }));
      return true;
    });
  }

  byRecoveryCode(actor: Actor, typed: string, device?: string): Promise<NewTokenDto> {
    return this.prove(actor, device, async (tx) => {
      const left = await this.codes.use(tx, actor.userId, typed);
      if (left === null) return false;
      await this.events.record(tx, recoveryCodeUsed({ after: { left } }));
      return true;
    });
  }

  /** Counts the attempt before checking the code. @throws WrongCode, NoAuthenticator */
  private async prove(
    actor: Actor,
    device: string | undefined,
    isProven: Proof,
  ): Promise<NewTokenDto> {
    const guesses = this.throttle.guessesAtCode(actor.userId);
    await this.throttle.countTry(guesses);
    const session = await this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      if (!(await tx.existsBy(Authenticator, { userId: user.id }))) throw NoAuthenticator();
      if (!(await isProven(tx))) return null;
      await this.throttle.forget(tx, guesses);
      return this.sessions.elevate(tx, user, { sessionId: actor.sessionId, device });
    });
    if (!session) {
      await this.events.recordAlone(factorFailed({}));
      throw WrongCode();
    }
    return { ...session, message: 'Thank you, that was right.' };
  }
}
