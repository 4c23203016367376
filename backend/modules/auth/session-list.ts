import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Events } from '../../events/events.public';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { NoSuchSession } from './auth.errors';
import { otherSessionsEnded, sessionEnded } from './auth.events';
import type { SessionsDto } from './dto/session.dto';
import { IS_LIVE } from './live-session';
import { Sessions } from './sessions';

type Row = {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string | null;
  ip: string | null;
};

@Injectable()
export class SessionList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  async list(actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<SessionsDto> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT s.id, s.created_at, s.last_seen_at, s.expires_at, s.user_agent, s.ip FROM sessions s
       WHERE s.user_id = $1 AND ${IS_LIVE} ORDER BY s.last_seen_at DESC`,
      [actor.userId],
    );
    return {
      sessions: rows.map((row) => ({
        _id: row.id,
        current: row.id === actor.sessionId,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
        device: row.user_agent,
        ip: row.ip,
      })),
    };
  }

  end(actor: Actor, sessionId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      if (!(await this.sessions.end(tx, actor.userId, sessionId))) throw NoSuchSession();
      await this.events.record(tx, sessionEnded({ subject: sessionId }));
      return { message: 'Signed out.' };
    });
  }

  endOthers(actor: Actor): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.sessions.endAll(tx, actor.userId, actor.sessionId);
      await this.events.record(tx, otherSessionsEnded({}));
      return { message: 'Signed out everywhere else.' };
    });
  }
}
