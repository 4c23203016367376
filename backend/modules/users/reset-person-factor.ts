import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Sessions, OwnSecondFactor, ResetFactor } from '../auth/auth.public';
import { lockAccount } from '../accounts/accounts.public';
import { PersonNotFound } from './people.errors';

@Injectable()
export class ResetPersonFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly resetting: ResetFactor,
  ) {}

  /** @throws PersonNotFound, OwnSecondFactor, NoAuthenticator */
  run(actor: Actor, id: string): Promise<MessageDto> {
    if (id === actor.userId) throw OwnSecondFactor();
    return this.transactions.run(async (tx) => {
      const user = await lockAccount(tx, { id });
      await this.sessions.expectStillAllowed(tx, actor);
      if (!user) throw PersonNotFound();
      await this.resetting.of(tx, user);
      return { message: `The two-step sign-in of ${user.fullName || user.email} was reset.` };
    });
  }
}
