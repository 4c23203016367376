import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Sessions } from './sessions';
import { forgetFactors, extendGrace } from './factor-rules';
import { lockUser, type User } from '../accounts/accounts.public';
import { NoAuthenticator } from './second-factor.errors';
import { factorReset } from './second-factor.events';

@Injectable()
export class ResetFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  /** Expects a locked account. @throws NoAuthenticator */
  async of(tx: EntityManager, user: User): Promise<void> {
    const authenticators = await forgetFactors(tx, user.id);
    if (authenticators === 0) throw NoAuthenticator();
    await extendGrace(tx, user.id);
    await this.sessions.endAll(tx, user.id);
    await this.events.record(tx, factorReset({ subject: user.id, before: { authenticators } }));
  }

  /** From the command line; false if no account has this address. @throws NoAuthenticator */
  byEmail(email: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { email });
      if (user) await this.of(tx, user);
      return user !== null;
    });
  }
}
