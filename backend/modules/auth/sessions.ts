import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { TokenExpired, TokenRevoked, Unauthenticated } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { requestContext } from '../../observability/request-context';
import type { Role, User } from '../users/users.public';
import { sha256 } from './derive-token';
import { MAX_SESSIONS, REPLACED_TOKEN_GRACE_SECONDS, sessionSeconds } from './lifetimes';
import { Session } from './session.entity';

export type StartedSession = { token: string; expiresAt: Date };

type LiveSession = {
  user_id: string;
  role: Role;
  disabled: boolean;
  created_at: Date;
  ended: boolean;
  foreign: boolean | null;
  expired: boolean;
  unseen: boolean;
};

/** How a call came: nobody may sit in front of it; the device, where its cookie tells. */
type CallOf = { isBackground: boolean; device?: string | undefined };

type Claims = { sub: string; sid: string };

/** Signed-in browsers. The token names a row; the row is looked up on every call. */
@Injectable()
export class Sessions {
  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
  ) {}

  /** Signs `user` in, who is locked; the oldest session goes where there are too many. */
  async start(tx: EntityManager, user: User, remember: boolean): Promise<StartedSession> {
    const { absolute } = sessionSeconds(user.role, remember);
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + absolute * 1000);
    return this.open(tx, user, { remember, createdAt, expiresAt });
  }

  /**
   * A new session in place of this one, whose token the other tabs of the same browser may use for half
   * a minute more. For every change of what signs in: password, address, role. Call it with the user
   * locked. Without a new proof of who it is, the session gets neither fresher nor longer by it.
   * @throws TokenRevoked where the session has ended meanwhile
   */
  async replace(
    tx: EntityManager,
    user: User,
    { sessionId, device, isProven }: { sessionId: string; device?: string; isProven: boolean },
  ): Promise<StartedSession> {
    const old = await this.expectLive(tx, user.id, sessionId);
    await tx.query(
      `UPDATE sessions SET ended_at = now() + make_interval(secs => $2), grace_device = $3 WHERE id = $1`,
      [sessionId, REPLACED_TOKEN_GRACE_SECONDS, device ? sha256(device) : null],
    );
    return isProven ? this.start(tx, user, old.remember) : this.open(tx, user, old);
  }

  /** The session, locked; throws `token_revoked` where it has ended since the call was let in. */
  async expectLive(tx: EntityManager, userId: string, sessionId: string): Promise<Session> {
    const session = await tx.findOne(Session, {
      where: { id: sessionId, userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session) throw TokenRevoked();
    return session;
  }

  /**
   * Looks again, inside the transaction that acts: whoever lost their access while this call waited for
   * somebody else's change acts no more.
   * @throws TokenRevoked
   */
  async expectStill(tx: EntityManager, { userId, sessionId, role }: Actor): Promise<void> {
    const [live] = await tx.query<unknown[]>(
      `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND u.role = $3 AND u.disabled_at IS NULL
         AND (s.ended_at IS NULL OR s.ended_at > now()) AND s.expires_at > now()`,
      [sessionId, userId, role],
    );
    if (!live) throw TokenRevoked();
  }

  private async open(
    tx: EntityManager,
    user: User,
    { remember, createdAt, expiresAt }: Pick<Session, 'remember' | 'createdAt' | 'expiresAt'>,
  ): Promise<StartedSession> {
    const session = {
      id: randomId(),
      userId: user.id,
      remember,
      idleSeconds: sessionSeconds(user.role, remember).idle,
      createdAt,
      expiresAt,
      ip: requestContext.current()?.ip ?? null,
      userAgent: requestContext.current()?.userAgent ?? null,
    };
    await tx.insert(Session, session);
    await tx.query('UPDATE users SET last_seen_at = now() WHERE id = $1', [user.id]);
    await tx.query(
      `UPDATE sessions SET ended_at = now() WHERE id IN (
         SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
         ORDER BY created_at DESC, id = $3 DESC OFFSET $2)`,
      [user.id, MAX_SESSIONS, session.id],
    );
    return { token: await this.sign(user.id, session.id, expiresAt), expiresAt };
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
  async authenticate(token: string, call: CallOf): Promise<Actor> {
    const { sub, sid } = await this.verify(token);
    return this.actorOf({ userId: sub, sessionId: sid }, call);
  }

  /** Who this session belongs to; throws once it has ended. A background call does not keep it alive. */
  async actorOf(
    { userId, sessionId }: { userId: string; sessionId: string },
    { isBackground, device }: CallOf,
  ): Promise<Actor> {
    const [session] = await this.dataSource.query<LiveSession[]>(
      `SELECT s.user_id, s.created_at, u.role, u.disabled_at IS NOT NULL AS disabled,
              s.ended_at IS NOT NULL AND s.ended_at <= now() AS ended,
              s.ended_at > now() AND (s.grace_device = $3) IS NOT TRUE AS foreign,
              s.expires_at <= now() OR s.last_seen_at + make_interval(secs => s.idle_seconds) <= now() AS expired,
              s.last_seen_at < now() - interval '1 minute' AS unseen
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND s.user_id = $2`,
      [sessionId, userId, device ? sha256(device) : null],
    );
    if (!session) throw TokenRevoked();
    if (session.ended || session.disabled) throw TokenRevoked();
    if (session.expired) throw TokenExpired();
    if (session.unseen && !session.foreign && !isBackground) {
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
      ...(session.foreign && { isReplayOnly: true }),
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
