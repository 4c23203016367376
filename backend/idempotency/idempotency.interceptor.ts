import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, of, type Observable } from 'rxjs';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ACCESS_RULE, isRepeatable, type AccessRule, type Actor } from '../access/access.public';
import { TokenRevoked } from '../access/access.errors';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../context/request-context';
import {
  IdempotencyInProgress,
  IdempotencyKeyMalformed,
  IdempotencyKeyReused,
} from './idempotency.errors';
import { bodyHash, openAnswer, sealAnswer } from './stored-answer';

type Claim = { id: string };
type Found = { id: string; route: string; body_hash: string; answer: unknown };
type Call = {
  userId: string;
  isReplayOnly: boolean | undefined;
  key: string;
  route: string;
  body: string;
};

/** `id` changes when another call takes over the claim. */
const KEEP = 'UPDATE idempotency_keys SET answer = $2::jsonb WHERE id = $1';

const GIVEN_UP_AFTER_SECONDS = 30;

/**
 * The first response is stored with its change (see `Transactions`) and repeated for 24 hours. A
 * route that changes `inSteps` stores it at the end.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    const header = request.headers['idempotency-key'];
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    if (!header || !request.user || !isRepeatable(request, rule)) return next.handle();
    const { userId, isReplayOnly } = request.user;
    const claim = await this.claim({
      userId,
      isReplayOnly,
      key: keyIn(header),
      route: `${request.method} ${request.url.split('?')[0]}`,
      body: bodyHash(this.config.jwtSecret, request.body),
    });
    if ('answer' in claim) {
      void context.switchToHttp().getResponse<FastifyReply>().header('Idempotent-Replayed', 'true');
      return of(openAnswer(this.config.jwtSecret, claim.answer));
    }
    return from(this.fulfil(claim, next, rule?.inSteps));
  }

  private async fulfil(claim: Claim, next: CallHandler, inSteps = false): Promise<unknown> {
    const store = requestContext.current();
    let kept: unknown[] | undefined;
    if (store && !inSteps) {
      store.keepAnswer = async (tx, answer) => {
        kept = this.kept(claim, answer);
        await this.keepWithChange(tx, kept);
      };
    }
    try {
      const answer: unknown = await lastValueFrom(next.handle());
      await this.keep(claim, answer, kept);
      return answer;
    } catch (error) {
      await this.release(claim).catch(() => void this.releaseLater(claim));
      throw error;
    }
  }

  private async release({ id }: Claim): Promise<void> {
    await this.dataSource.query('DELETE FROM idempotency_keys WHERE id = $1 AND answer IS NULL', [
      id,
    ]);
  }

  /** Once the database is back, the caller should not have to wait for the timeout. */
  private async releaseLater(claim: Claim): Promise<void> {
    for (let seconds = 0; seconds < GIVEN_UP_AFTER_SECONDS; seconds += 1) {
      await pause(1_000, undefined, { ref: false });
      try {
        return await this.release(claim);
      } catch {
        // Still unavailable.
      }
    }
  }

  /**
   * The change and its response commit together, so a retry can never repeat it.
   * @throws IdempotencyInProgress if another call took over the claim and responded first
   */
  private async keepWithChange(tx: EntityManager, kept: unknown[]): Promise<void> {
    const [, stored] = await tx.query<[unknown, number]>(KEEP, kept);
    if (stored === 0) throw IdempotencyInProgress();
  }

  private async keep(claim: Claim, answer: unknown, stored?: unknown[]): Promise<void> {
    const kept = this.kept(claim, answer);
    if (stored?.at(-1) !== kept.at(-1)) await this.dataSource.query(KEEP, kept);
  }

  private kept({ id }: Claim, answer: unknown): unknown[] {
    return [id, JSON.stringify(sealAnswer(this.config.jwtSecret, answer))];
  }

  private async claim(call: Call): Promise<Claim | { answer: unknown }> {
    const id = uuid();
    if (!call.isReplayOnly && (await this.claimNew(id, call))) return { id };
    const [found] = await this.dataSource.query<Found[]>(
      'SELECT id, route, body_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [call.userId, call.key],
    );
    if (!found) throw call.isReplayOnly ? TokenRevoked() : IdempotencyInProgress();
    if (found.route !== call.route || found.body_hash !== call.body) throw IdempotencyKeyReused();
    if (found.answer !== null) return { answer: found.answer };
    if (call.isReplayOnly) throw IdempotencyInProgress();
    const [[taken]] = await this.dataSource.query<[Claim[], number]>(
      `UPDATE idempotency_keys SET id = $2, created_at = now()
       WHERE id = $1 AND answer IS NULL AND created_at < now() - interval '${GIVEN_UP_AFTER_SECONDS} seconds'
       RETURNING id`,
      [found.id, id],
    );
    if (!taken) throw IdempotencyInProgress();
    return taken;
  }

  private async claimNew(id: string, call: Call): Promise<boolean> {
    try {
      const made = await this.dataSource.query<Claim[]>(
        `INSERT INTO idempotency_keys (id, user_id, key, route, body_hash) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id, key) DO NOTHING RETURNING id`,
        [id, call.userId, call.key, call.route, call.body],
      );
      return made.length > 0;
    } catch (error) {
      // The connection may have broken after the commit.
      void this.releaseLater({ id });
      throw error;
    }
  }
}

/** The draft specifies a quoted string, but most callers send it bare. */
export function keyIn(header: string | string[]): string {
  const [, key] = /^"?([\x21\x23-\x7E]{8,128})"?$/.exec(String(header)) ?? [];
  if (!key) throw IdempotencyKeyMalformed();
  return key;
}
