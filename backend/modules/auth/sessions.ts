import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { requestContext } from '../../context/request-context';
import { AppConfig } from '../../config/app-config';
import { startingLevel, type Level } from './factor-rules';
import { type User } from '../accounts/accounts.public';
import { OneTimeTokens, sha256 } from '../../links/links.public';
import {
  MAX_SESSIONS,
  REPLACED_TOKEN_GRACE_SECONDS,
  REQUEST_SESSION_SECONDS,
  sessionSeconds,
  UNPROVEN_SECONDS,
} from './lifetimes';
import { HAS_NOT_ENDED } from './live-session';
import { SessionTokens } from './session-tokens';
import { Session } from './session.entity';

export type StartedSession = { token: string; expiresAt: Date };
/** Level 1: its token reaches only what proves the second factor, or sets one up. */
export type NewSession = StartedSession & { level: Level };

/** Signed-in browsers. The token names a row; the row is looked up on every call. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly links: OneTimeTokens,
    private readonly config: AppConfig,
  ) {}

  /** Starts a session for `user`, whose row is locked. If there are too many, the oldest ends. */
  async start(tx: EntityManager, user: User, remember: boolean): Promise<NewSession> {
    const level = await startingLevel(tx, user, this.config.requireStaffMfa);
    const createdAt = new Date();
    const expiresAt =
      level === 1 ? later(createdAt, UNPROVEN_SECONDS) : endOf(user, remember, createdAt);
    const session = await this.open(tx, user, { remember, createdAt, expiresAt, level });
    return { ...session, level };
  }

  /** By a passkey that has asked for a fingerprint, a face or a PIN: it proves all at once. */
  async startProven(tx: EntityManager, user: User): Promise<NewSession> {
    const createdAt = new Date();
    const expiresAt = endOf(user, false, createdAt);
    const proof = { level: 2, factorAt: createdAt } as const;
    const session = await this.open(tx, user, { remember: false, createdAt, expiresAt, ...proof });
    return { ...session, level: 2 };
  }

  /** One that reaches this request alone, for an hour: a mail proves less than a password does. */
  async startForRequest(tx: EntityManager, user: User, requestId: string): Promise<NewSession> {
    const level = await startingLevel(tx, user, this.config.requireStaffMfa);
    const createdAt = new Date();
    const expiresAt = later(createdAt, REQUEST_SESSION_SECONDS);
    const session = { remember: false, createdAt, expiresAt, onlyRequestId: requestId, level };
    return { ...(await this.open(tx, user, session)), level };
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
    const old = await this.supersede(tx, user.id, sessionId, device);
    if (!isProven) return this.open(tx, user, old);
    const createdAt = new Date();
    return this.open(tx, user, {
      ...old,
      createdAt,
      expiresAt: endOf(user, old.remember, createdAt),
    });
  }

  /**
   * The second factor was proven or set up: a session of level 2 in place of this one, as long as it would
   * have been without the step. How fresh the password is, it does not change.
   * @throws TokenRevoked where the session has ended meanwhile
   */
  async elevate(
    tx: EntityManager,
    user: User,
    { sessionId, device }: { sessionId: string; device?: string },
  ): Promise<StartedSession> {
    const old = await this.supersede(tx, user.id, sessionId, device);
    const { onlyRequestId, remember, createdAt } = old;
    const expiresAt = onlyRequestId ? old.expiresAt : endOf(user, remember, createdAt);
    return this.open(tx, user, { ...old, expiresAt, level: 2, factorAt: new Date() });
  }

  /** After a first factor: the sessions elsewhere have to prove it too. */
  async demoteOthers(tx: EntityManager, userId: string, sessionId: string): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET level = 1
       WHERE s.user_id = $1 AND s.id <> $2 AND s.factor_at IS NULL AND ${HAS_NOT_ENDED}`,
      [userId, sessionId],
    );
  }

  /** After the last factor: nothing is left that the sessions of level 1 could prove. */
  async endUnproven(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET ended_at = now() WHERE s.user_id = $1 AND s.level = 1 AND ${HAS_NOT_ENDED}`,
      [userId],
    );
  }

  private async supersede(
    tx: EntityManager,
    userId: string,
    sessionId: string,
    device: string | undefined,
  ): Promise<Session> {
    const old = await this.expectLive(tx, userId, sessionId);
    await tx.query(
      `UPDATE sessions SET ended_at = now() + make_interval(secs => $2), grace_device = $3 WHERE id = $1`,
      [sessionId, REPLACED_TOKEN_GRACE_SECONDS, device ? sha256(device) : null],
    );
    return old;
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
  async expectStill(tx: EntityManager, actor: Actor): Promise<void> {
    const { userId, sessionId, role, needsFactor } = actor;
    const [live] = await read(
      tx,
      `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.user_id = $2 AND u.role = $3 AND u.disabled_at IS NULL
         AND s.level >= $4 AND ${HAS_NOT_ENDED} AND s.expires_at > now()`,
      [sessionId, userId, role, needsFactor ? 1 : 2],
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
      level,
      factorAt = null,
      onlyRequestId = null,
    }: Pick<Session, 'remember' | 'createdAt' | 'expiresAt' | 'level'> &
      Partial<Pick<Session, 'factorAt' | 'onlyRequestId'>>,
  ): Promise<StartedSession> {
    const session = {
      id: randomId(),
      userId: user.id,
      remember,
      idleSeconds: sessionSeconds(user.role, remember).idle,
      createdAt,
      expiresAt,
      level,
      factorAt,
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
}

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const endOf = ({ role }: User, remember: boolean, from: Date): Date =>
  later(from, sessionSeconds(role, remember).absolute);
