import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { NoSuchSession, SessionList, Sessions, type SessionsDto } from '../auth/auth.public';
import { sessionEndedByAdmin } from './people.events';
import { PersonList } from './person-list';

@Injectable()
export class PersonSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonList,
    private readonly list: SessionList,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  async of(id: string, { sessionId }: Actor): Promise<SessionsDto> {
    await this.people.one(id);
    return this.list.list({ userId: id, sessionId });
  }

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
    await this.events.record(tx, sessionEndedByAdmin({ subject: id, after: { sessions } }));
  }
}
