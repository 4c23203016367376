import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { NoSuchSession } from './auth.errors';
import type { SessionsDto } from './dto/session.dto';
import { Sessions } from './sessions';

type Row = {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string | null;
  ip: string | null;
};

/** Where an account is signed in, and signing out there. */
@Injectable()
export class SessionList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async list(actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<SessionsDto> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT id, created_at, last_seen_at, expires_at, user_agent, ip FROM sessions
       WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
         AND last_seen_at + make_interval(secs => idle_seconds) > now()
       ORDER BY last_seen_at DESC`,
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
      await this.audit.record(tx, {
        action: 'session.ended',
        objectType: 'session',
        objectId: sessionId,
      });
      return { message: 'Signed out.' };
    });
  }

  endOthers(actor: Actor): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      await this.sessions.endAll(tx, actor.userId, actor.sessionId);
      await this.audit.record(tx, { action: 'session.ended-others' });
      return { message: 'Signed out everywhere else.' };
    });
  }
}
