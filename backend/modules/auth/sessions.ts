import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { TokenExpired, TokenRevoked, Unauthenticated } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { requestContext } from '../../observability/request-context';
import type { Role, User } from '../users/users.public';
import { MAX_SESSIONS, REPLACED_TOKEN_GRACE_SECONDS, sessionSeconds } from './lifetimes';
import { Session } from './session.entity';

export type StartedSession = { token: string; expiresAt: Date };

type LiveSession = {
  user_id: string;
  role: Role;
  disabled: boolean;
  created_at: Date;
  ended: boolean;
  expired: boolean;
  unseen: boolean;
};

type Claims = { sub: string; sid: string };

/** Signed-in browsers. The token names a row; the row is looked up on every call. */
@Injectable()
export class Sessions {
  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
  ) {}

  /** Signs `user` in; the oldest session goes where there are too many. */
  async start(tx: EntityManager, user: User, remember: boolean): Promise<StartedSession> {
    const seconds = sessionSeconds(user.role, remember);
    const now = Date.now();
    const session = {
      id: randomId(),
      userId: user.id,
      remember,
      idleSeconds: seconds.idle,
      expiresAt: new Date(now + seconds.absolute * 1000),
      ip: requestContext.current()?.ip ?? null,
      userAgent: requestContext.current()?.userAgent ?? null,
    };
    await tx.insert(Session, session);
    await tx.query('UPDATE users SET last_seen_at = now() WHERE id = $1', [user.id]);
    await tx.query(
      `UPDATE sessions SET ended_at = now() WHERE id IN (
         SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
         ORDER BY created_at DESC OFFSET $2)`,
      [user.id, MAX_SESSIONS],
    );
    return {
      token: await this.sign(user.id, session.id, session.expiresAt),
      expiresAt: session.expiresAt,
    };
  }

  /**
   * A new session in place of this one, whose token other tabs may use for half a minute more.
   * For every change of what signs in: password, address, role.
   */
  async replace(tx: EntityManager, user: User, sessionId: string): Promise<StartedSession> {
    const old = await tx.findOneByOrFail(Session, { id: sessionId });
    await tx.query(
      `UPDATE sessions SET ended_at = now() + make_interval(secs => $2) WHERE id = $1`,
      [sessionId, REPLACED_TOKEN_GRACE_SECONDS],
    );
    return this.start(tx, user, old.remember);
  }

  /** Ends this user's sessions at once, all of them or all but one. */
  async endAll(tx: EntityManager, userId: string, except?: string): Promise<void> {
    await tx.query(
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = $1 AND id IS DISTINCT FROM $2 AND (ended_at IS NULL OR ended_at > now())`,
      [userId, except ?? null],
    );
  }

  /** Ends one session of this user; false where there is none. */
  async end(tx: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const [, ended] = await tx.query<[unknown, number]>(
      `UPDATE sessions SET ended_at = now() WHERE id = $1 AND user_id = $2 AND (ended_at IS NULL OR ended_at > now())`,
      [sessionId, userId],
    );
    return ended > 0;
  }

  /** Who a bearer token belongs to; throws where it is not, or no longer, good. */
  async authenticate(token: string, isBackground: boolean): Promise<Actor> {
    const { sub, sid } = await this.verify(token);
    return this.actorOf({ userId: sub, sessionId: sid }, isBackground);
  }

  /** Who this session belongs to; throws once it has ended. A background call does not keep it alive. */
  async actorOf(
    { userId, sessionId }: { userId: string; sessionId: string },
    isBackground: boolean,
  ): Promise<Actor> {
    const [session] = await this.dataSource.query<LiveSession[]>(
      `SELECT s.user_id, s.created_at, u.role, u.disabled_at IS NOT NULL AS disabled,
              s.ended_at IS NOT NULL AND s.ended_at <= now() AS ended,
              s.expires_at <= now() OR s.last_seen_at + make_interval(secs => s.idle_seconds) <= now() AS expired,
              s.last_seen_at < now() - interval '1 minute' AS unseen
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND s.user_id = $2`,
      [sessionId, userId],
    );
    if (!session) throw TokenRevoked();
    if (session.ended || session.disabled) throw TokenRevoked();
    if (session.expired) throw TokenExpired();
    if (session.unseen && !isBackground) {
      // One after the other: whoever ends sessions holds the user's row while waiting for them.
      const seen = `SET last_seen_at = now() WHERE id = $1`;
      await this.dataSource.query(`UPDATE users ${seen}`, [userId]);
      await this.dataSource.query(`UPDATE sessions ${seen}`, [sessionId]);
    }
    return {
      userId: session.user_id,
      sessionId,
      role: session.role,
      signedInAt: session.created_at,
    };
  }

  private sign(userId: string, sessionId: string, expiresAt: Date): Promise<string> {
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return this.jwt.signAsync({ sub: userId, sid: sessionId, exp } satisfies Claims & {
      exp: number;
    });
  }

  private async verify(token: string): Promise<Claims> {
    try {
      return await this.jwt.verifyAsync<Claims>(token, { algorithms: ['HS256'] });
    } catch (error) {
      throw (error as Error).name === 'TokenExpiredError' ? TokenExpired() : Unauthenticated();
    }
  }
}
