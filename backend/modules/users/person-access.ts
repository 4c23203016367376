import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record, defineEvent } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { lockAccount } from '../accounts/accounts.public';
import { NoSuchSession, Sessions, OwnSecondFactor, Authenticators } from '../auth/auth.public';
import { PersonNotFound } from './people.errors';
import { PersonList } from './person-list';

const sessionEndedByAdmin = defineEvent<{ after: { sessions: 'one' | 'all' } }>(
  'session.ended-by-admin',
  { subject: 'user', audit: 'Signed somebody out', endsSessions: true },
);

@Injectable()
export class PersonAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonList,
    private readonly sessions: Sessions,
    private readonly resetting: Authenticators,
  ) {}

  end(id: string, sessionId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.people.one(id, tx);
      if (!(await this.sessions.end(tx, id, sessionId))) throw NoSuchSession();
      await this.record(tx, id, 'one');
      return { message: 'Signed out on that device.' };
    });
  }

  endAll(id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.people.one(id, tx);
      await this.sessions.endAll(tx, id);
      await this.record(tx, id, 'all');
      return { message: 'Signed out everywhere.' };
    });
  }

  private async record(tx: EntityManager, id: string, sessions: 'one' | 'all'): Promise<void> {
    await record(tx, sessionEndedByAdmin({ subject: id, after: { sessions } }));
  }

  resetFactor(actor: Actor, id: string): Promise<MessageDto> {
    if (id === actor.userId) throw OwnSecondFactor();
    return this.transactions.run(async (tx) => {
      const user = await lockAccount(tx, { id });
      await this.sessions.expectStillAllowed(tx, actor);
      if (!user) throw PersonNotFound();
      await this.resetting.reset(tx, user);
      return { message: `The two-step sign-in of ${user.fullName || user.email} was reset.` };
    });
  }
}
