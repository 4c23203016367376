import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { NoSuchSession } from './auth.errors';
import { otherSessionsEnded, sessionEnded } from './auth.events';
import type { SessionsDto } from './dto/auth.dto';
import { IS_LIVE } from './session.entity';
import { Sessions } from './sessions';

@Injectable()
export class SessionList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  list(actor: Actor): Promise<SessionsDto> {
    return sessionsOf(this.dataSource.manager, actor.userId, actor.sessionId);
  }

  end(actor: Actor, sessionId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      if (!(await this.sessions.end(tx, actor.userId, sessionId))) throw NoSuchSession();
      await record(tx, sessionEnded({ subject: sessionId }));
      return { message: 'Signed out.' };
    });
  }

  endOthers(actor: Actor): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.sessions.endAll(tx, actor.userId, actor.sessionId);
      await record(tx, otherSessionsEnded({}));
      return { message: 'Signed out everywhere else.' };
    });
  }
}

export async function sessionsOf(
  db: EntityManager,
  userId: string,
  ownId: string,
): Promise<SessionsDto> {
  const sessions = await db.query<SessionsDto['sessions']>(
    `SELECT s.id AS "_id", s.id = $2 AS current, s.created_at AS "createdAt",
       s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt", s.user_agent AS device, s.ip
     FROM sessions s WHERE s.user_id = $1 AND ${IS_LIVE} ORDER BY s.last_seen_at DESC`,
    [userId, ownId],
  );
  return { sessions };
}
