import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { TokenExpired, TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { requestContext } from '../../context/request-context';
import type { Role } from '../../access/role';
import type { User } from '../users/users.public';
import { OneTimeTokens, sha256 } from '../../links/links.public';
import {
  MAX_SESSIONS,
  REPLACED_TOKEN_GRACE_SECONDS,
  REQUEST_SESSION_SECONDS,
  sessionSeconds,
} from './lifetimes';
import { HAS_NOT_ENDED } from './live-session';
import { SessionTokens } from './session-tokens';
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
  only_request_id: string | null;
};

/** Whether the page made the call by itself, and the device from its cookie, if known. */
type CallOf = { isBackground: boolean; device?: string | undefined };

/** Signed-in browsers. The token names a row; the row is looked up on every call. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly dataSource: DataSource,
    private readonly links: OneTimeTokens,
  ) {}

  /** Starts a session for `user`, whose row is locked. If there are too many, the oldest ends. */
  async start(tx: EntityManager, user: User, remember: boolean): Promise<StartedSession> {
    const { absolute } = sessionSeconds(user.role, remember);
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + absolute * 1000);
    return this.open(tx, user, { remember, createdAt, expiresAt });
  }

  /** One that reaches this request alone, for an hour: a mail proves less than a password does. */
  async startForRequest(tx: EntityManager, user: User, requestId: string): Promise<StartedSession> {
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + REQUEST_SESSION_SECONDS * 1000);
    return this.open(tx, user, { remember: false, createdAt, expiresAt, onlyRequestId: requestId });
  }

  /**
   * A new session in place of this one, whose token the other tabs of the same browser may use for half
   * a minute more. For every change of what signs in: password, address, role. Call it with the user
   * locked. Without new proof of identity the session is neither refreshed nor extended.
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
   * Checks again inside the transaction: the caller may have lost access while this call waited for a
   * lock.
   * @throws TokenRevoked
   */
  async expectStill(tx: EntityManager, { userId, sessionId, role }: Actor): Promise<void> {
    const [live] = await read(
      tx,
      `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND u.role = $3 AND u.disabled_at IS NULL
         AND ${HAS_NOT_ENDED} AND s.expires_at > now()`,
      [sessionId, userId, role],
    );
    if (!live) throw TokenRevoked();
  }

  private async open(
    tx: EntityManager,
    user: User,
    {
      remember,
      createdAt,
      expiresAt,
      onlyRequestId = null,
    }: Pick<Session, 'remember' | 'createdAt' | 'expiresAt'> & { onlyRequestId?: string | null },
  ): Promise<StartedSession> {
    const session = {
      id: randomId(),
      userId: user.id,
      remember,
      idleSeconds: sessionSeconds(user.role, remember).idle,
      createdAt,
      expiresAt,
      onlyRequestId,
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
    const isLimited = onlyRequestId !== null;
    const token = await this.tokens.sign(user.id, session.id, { expiresAt, isLimited });
    return { token, expiresAt };
  }

  /** Ends this user's sessions at once, all of them or all but one, and the links that would open more. */
  async endAll(tx: EntityManager, userId: string, except?: string): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET ended_at = now()
       WHERE s.user_id = $1 AND s.id IS DISTINCT FROM $2 AND ${HAS_NOT_ENDED}`,
      [userId, except ?? null],
    );
    await this.links.voidAll(tx, ['open_request'], { subjectId: userId });
  }

  /** Ends one session of this user; false where there is none. */
  async end(tx: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const [, ended] = await tx.query<[unknown, number]>(
      `UPDATE sessions s SET ended_at = now() WHERE s.id = $1 AND s.user_id = $2 AND ${HAS_NOT_ENDED}`,
      [sessionId, userId],
    );
    return ended > 0;
  }

  /** The owner of a bearer token; throws if it is invalid or expired. */
  async authenticate(token: string, call: CallOf): Promise<Actor> {
    const { sub, sid, isLimited } = await this.tokens.verify(token);
    const actor = await this.actorOf({ userId: sub, sessionId: sid }, call);
    if (isLimited !== (actor.onlyRequestId !== undefined)) throw TokenRevoked();
    return actor;
  }

  /** Who this session belongs to; throws once it has ended. A background call does not keep it alive. */
  async actorOf(
    { userId, sessionId }: { userId: string; sessionId: string },
    { isBackground, device }: CallOf,
  ): Promise<Actor> {
    const [session] = await read<LiveSession>(
      this.dataSource,
      `SELECT s.user_id, s.created_at, s.only_request_id, u.role, u.disabled_at IS NOT NULL AS disabled,
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
      // User first, then session: code that ends sessions locks the rows in this order.
      const seen = `SET last_seen_at = now() WHERE id = $1`;
      await this.dataSource.query(`UPDATE users ${seen}`, [userId]);
      await this.dataSource.query(`UPDATE sessions ${seen}`, [sessionId]);
    }
    return {
      userId: session.user_id,
      sessionId,
      role: session.role,
      signedInAt: session.created_at,
      ...(session.only_request_id && { onlyRequestId: session.only_request_id }),
      ...(session.foreign && { isReplayOnly: true }),
    };
  }
}
