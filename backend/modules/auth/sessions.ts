import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { TokenRevoked } from '../../access/access.errors';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { databaseNow } from '../../database/clock';
import { lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { sha256, voidAccess, voidTokens } from '../../links/links.public';
import { seeAccount, type User } from '../accounts/accounts.public';
import { startingLevel, type Level } from './factor-rules';
import {
  MAX_SESSIONS,
  REPLACED_TOKEN_GRACE_SECONDS,
  REQUEST_SESSION_SECONDS,
  sessionSeconds,
  UNPROVEN_SECONDS,
} from './lifetimes';
import { SessionTokens } from './session-tokens';
import { HAS_NOT_ENDED, Session } from './session.entity';

type StartedSession = { token: string; expiresAt: Date };
type NewSession = StartedSession & { level: Level };

@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly config: AppConfig,
  ) {}

  async start(tx: EntityManager, user: User, remember: boolean): Promise<NewSession> {
    const level = await startingLevel(tx, user, this.config.requireStaffMfa);
    const createdAt = databaseNow();
    const expiresAt =
      level === 1 ? later(createdAt, UNPROVEN_SECONDS) : endOf(user, remember, createdAt);
    const session = await this.open(tx, user, { remember, createdAt, expiresAt, level });
    return { ...session, level };
  }

  async startProven(tx: EntityManager, user: User): Promise<NewSession> {
    const createdAt = databaseNow();
    const expiresAt = endOf(user, false, createdAt);
    const proof = { level: 2, factorAt: createdAt } as const;
    const session = await this.open(tx, user, { remember: false, createdAt, expiresAt, ...proof });
    return { ...session, level: 2 };
  }

  async startForRequest(tx: EntityManager, user: User, requestId: string): Promise<NewSession> {
    const level = await startingLevel(tx, user, this.config.requireStaffMfa);
    const createdAt = databaseNow();
    const expiresAt = later(createdAt, REQUEST_SESSION_SECONDS);
    const session = { remember: false, createdAt, expiresAt, onlyRequestId: requestId, level };
    return { ...(await this.open(tx, user, session)), level };
  }

  /**
   * Expects the user locked. Without new proof of identity the session is neither refreshed nor
   * extended.
   * @throws TokenRevoked
   */
  async replace(
    tx: EntityManager,
    user: User,
    actor: Actor,
    { isProven }: { isProven: boolean },
  ): Promise<StartedSession> {
    const old = await this.supersede(tx, actor);
    if (!isProven) return this.open(tx, user, old);
    const createdAt = databaseNow();
    return this.open(tx, user, {
      ...old,
      createdAt,
      expiresAt: endOf(user, old.remember, createdAt),
    });
  }

  /**
   * Lasts as long as it would have without this step. Does not refresh the password's proof.
   * @throws TokenRevoked
   */
  async elevate(tx: EntityManager, user: User, actor: Actor): Promise<StartedSession> {
    const old = await this.supersede(tx, actor);
    const { onlyRequestId, remember, createdAt } = old;
    const expiresAt = onlyRequestId ? old.expiresAt : endOf(user, remember, createdAt);
    return this.open(tx, user, { ...old, expiresAt, level: 2, factorAt: databaseNow() });
  }

  async demoteOthers(tx: EntityManager, { userId, sessionId }: Actor): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET level = 1
       WHERE s.user_id = $1 AND s.id <> $2 AND s.factor_at IS NULL AND ${HAS_NOT_ENDED}`,
      [userId, sessionId],
    );
  }

  async endUnproven(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET ended_at = now() WHERE s.user_id = $1 AND s.level = 1 AND ${HAS_NOT_ENDED}`,
      [userId],
    );
  }

  private async supersede(
    tx: EntityManager,
    { userId, sessionId, device }: Actor,
  ): Promise<Session> {
    const old = await this.expectLive(tx, { userId, sessionId });
    await tx.query(
      `UPDATE sessions SET ended_at = now() + make_interval(secs => $2), grace_device = $3 WHERE id = $1`,
      [sessionId, REPLACED_TOKEN_GRACE_SECONDS, device ? sha256(device) : null],
    );
    return old;
  }

  async expectLive(
    tx: EntityManager,
    { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  ): Promise<Session> {
    const session = await lockRow(tx, Session, {
      id: sessionId,
      userId,
      endedAt: IsNull(),
      expiresAt: MoreThan(databaseNow()),
    });
    if (!session) throw TokenRevoked();
    return session;
  }

  /**
   * Checks again, because the caller may have lost access while waiting for a lock.
   * @throws TokenRevoked
   */
  async expectStillAllowed(tx: EntityManager, actor: Actor): Promise<void> {
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
    await seeAccount(tx, user.id);
    // Per level, so that signing in with the password alone ends no proven session.
    await tx.query(
      `UPDATE sessions SET ended_at = now() WHERE id IN (
         SELECT id FROM sessions
         WHERE user_id = $1 AND level = $4 AND ended_at IS NULL AND expires_at > now()
         ORDER BY created_at DESC, id = $3 DESC OFFSET $2)`,
      [user.id, MAX_SESSIONS, session.id, level],
    );
    const isLimited = onlyRequestId !== null;
    const token = await this.tokens.sign(user.id, session.id, { expiresAt, isLimited });
    return { token, expiresAt };
  }

  /** Ends all sessions (or all but `except`) and voids links that could start one. */
  async endAll(tx: EntityManager, userId: string, except?: string): Promise<void> {
    await tx.query(
      `UPDATE sessions s SET ended_at = now()
       WHERE s.user_id = $1 AND s.id IS DISTINCT FROM $2 AND ${HAS_NOT_ENDED}`,
      [userId, except ?? null],
    );
    await voidTokens(tx, ['open_request'], { subjectId: userId });
  }

  async revokeAll(tx: EntityManager, userId: string, except?: string): Promise<void> {
    await voidAccess(tx, userId);
    await this.endAll(tx, userId, except);
  }

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
