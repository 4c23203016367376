import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { NoSuchSession, SessionList, Sessions, type SessionsDto } from '../auth/auth.public';
import { PersonList } from './person-list';

/** Where somebody is signed in, and signing them out there. */
@Injectable()
export class PersonSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonList,
    private readonly list: SessionList,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async of(id: string, { sessionId }: Actor): Promise<SessionsDto> {
    await this.people.one(id);
    return this.list.list({ userId: id, sessionId });
  }

  end(id: string, sessionId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.people.one(id, tx);
      if (!(await this.sessions.end(tx, id, sessionId))) throw NoSuchSession();
      await this.record(tx, id, { sessions: 'one' });
      return { message: 'Signed out on that device.' };
    });
  }

  endAll(id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.people.one(id, tx);
      await this.sessions.endAll(tx, id);
      await this.record(tx, id, { sessions: 'all' });
      return { message: 'Signed out everywhere.' };
    });
  }

  private record(tx: EntityManager, id: string, after: object): Promise<void> {
    return this.audit.record(tx, {
      action: 'session.ended-by-admin',
      objectType: 'user',
      objectId: id,
      after,
    });
  }
}
