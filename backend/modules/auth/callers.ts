import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { TokenExpired, TokenRevoked, Unauthenticated } from '../../access/access.errors';
import type { Actor, Grant, Role } from '../../access/access.public';
import { FindCaller } from '../../access/bearer';
import { read } from '../../database/sql';
import { together } from '../../database/together';
import { isBackgroundCall } from '../../http/background-call';
import { sha256 } from '../../links/links.public';
import { findSessions } from '../../live/live.public';
import { seeAccount } from '../accounts/accounts.public';
import type { Level } from './factor-rules';
import { SessionTokens } from './session-tokens';
import { IS_LIVE } from './session.entity';
import { SignInCookies } from './sign-in-cookies';

type LiveSession = {
  user_id: string | null;
  role: Role;
  grants: Grant[];
  disabled: boolean;
  created_at: Date;
  ended: boolean;
  foreign: boolean | null;
  expired: boolean;
  unseen: boolean;
  only_request_id: string | null;
  level: Level;
  factor_at: Date | null;
};

type Asked = { userId: string; sessionId: string; device: string | null };

/** `LIMIT 1` makes it use the index, even with a plan that was made while the table was small. */
const findSession = together<Asked, LiveSession>(
  (db, all) =>
    read(
      db,
      `SELECT s.* FROM jsonb_to_recordset($1::jsonb)
         AS asked (place int, "sessionId" uuid, "userId" uuid, device text)
       LEFT JOIN LATERAL (
         SELECT s.user_id, s.created_at, s.only_request_id, s.level, s.factor_at, u.role, u.grants, u.disabled_at IS NOT NULL AS disabled,
                s.ended_at IS NOT NULL AND s.ended_at <= now() AS ended,
                s.ended_at > now() AND (s.grace_device = asked.device) IS NOT TRUE AS foreign,
                s.expires_at <= now() OR s.last_seen_at + make_interval(secs => s.idle_seconds) <= now() AS expired,
                s.last_seen_at < now() - interval '1 minute' AS unseen
         FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.id = asked."sessionId" AND s.user_id = asked."userId" LIMIT 1) s ON true
       ORDER BY asked.place`,
      [JSON.stringify(all.map((asked, place) => ({ place, ...asked })))],
    ),
  setImmediate,
);

@Injectable()
export class Callers extends PassportStrategy(FindCaller, 'session') {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly dataSource: DataSource,
    private readonly cookies: SignInCookies,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Actor> {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw Unauthenticated();
    const { sub, sid, isLimited } = await this.tokens.verify(token);
    const actor = await this.actorOf(
      { userId: sub, sessionId: sid },
      { isBackground: isBackgroundCall(request), device: this.cookies.device(request) },
    );
    if (isLimited !== (actor.onlyRequestId !== undefined)) throw TokenRevoked();
    return actor;
  }

  async actorOf(
    { userId, sessionId }: { userId: string; sessionId: string },
    { isBackground, device }: { isBackground: boolean; device?: string },
  ): Promise<Actor> {
    const session = await findSession(this.dataSource.manager, {
      userId,
      sessionId,
      device: device ? sha256(device) : null,
    });
    if (!session.user_id || session.ended || session.disabled) throw TokenRevoked();
    if (session.expired) throw TokenExpired();
    if (session.unseen && !session.foreign && !isBackground) {
      // User first, then session: the same lock order as in code that ends sessions.
      await seeAccount(this.dataSource.manager, userId);
      await this.dataSource.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [
        sessionId,
      ]);
    }
    return {
      userId: session.user_id,
      sessionId,
      role: session.role,
      grants: session.grants,
      signedInAt: session.created_at,
      ...(session.level === 1 && { needsFactor: true }),
      ...(session.factor_at && { factorAt: session.factor_at }),
      ...(session.only_request_id && { onlyRequestId: session.only_request_id }),
      ...(session.foreign && { isReplayOnly: true }),
      ...(device && { device }),
    };
  }
}

findSessions.fill((db, ids) =>
  read(
    db,
    `SELECT s.id AS "sessionId", u.role, u.grants FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.id = ANY($1) AND u.disabled_at IS NULL AND s.level = 2 AND ${IS_LIVE}`,
    [ids],
  ),
);
