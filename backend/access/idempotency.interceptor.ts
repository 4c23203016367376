import { createHash } from 'node:crypto';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, of, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../observability/request-context';
import { ACCESS_RULE, type AccessRule } from './access.decorator';
import { IdempotencyInProgress, IdempotencyKeyReused } from './access.errors';
import type { Actor } from './actor';
import { keyIn } from './idempotency-key';

type Claim = { id: string; route: string; body_hash: string; answer: unknown };

/** A claim without an answer is given up after this long: its process died before it committed. */
const GIVEN_UP_AFTER = '30 seconds';

/**
 * `Idempotency-Key` on a signed-in POST or PUT: the first call's answer is stored with its change
 * (see `Transactions`) and given again for 24 hours.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    const header = request.headers['idempotency-key'];
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    if (
      !header ||
      !rule?.idempotent ||
      !request.user ||
      !['POST', 'PUT'].includes(request.method)
    ) {
      return next.handle();
    }
    const key = keyIn(header);
    const route = `${request.method} ${request.routeOptions.url}`;
    const bodyHash = hashOf(request.body);
    const claim = await this.claim(request.user.userId, key, route, bodyHash);
    if (claim.answer !== undefined) {
      void context.switchToHttp().getResponse<FastifyReply>().header('Idempotent-Replayed', 'true');
      return of(claim.answer);
    }
    return from(this.fulfil(claim.id, next));
  }

  private async fulfil(claimId: string, next: CallHandler): Promise<unknown> {
    const store = requestContext.current();
    if (store) store.idempotencyClaim = claimId;
    try {
      return await lastValueFrom(next.handle());
    } catch (error) {
      await this.dataSource.query('DELETE FROM idempotency_keys WHERE id = $1 AND answer IS NULL', [
        claimId,
      ]);
      throw error;
    }
  }

  /** Makes the claim, or finds the stored answer of the call that made it before. */
  private async claim(
    userId: string,
    key: string,
    route: string,
    bodyHash: string,
  ): Promise<{ id: string; answer?: unknown }> {
    const id = uuid();
    const [made] = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO idempotency_keys (id, user_id, key, route, body_hash) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, key) DO NOTHING RETURNING id`,
      [id, userId, key, route, bodyHash],
    );
    if (made) return { id };
    const [found] = await this.dataSource.query<Claim[]>(
      'SELECT id, route, body_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    if (!found) throw IdempotencyInProgress();
    if (found.route !== route || found.body_hash !== bodyHash) throw IdempotencyKeyReused();
    if (found.answer !== null) return { id: found.id, answer: found.answer };
    const [[taken]] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE idempotency_keys SET created_at = now()
       WHERE id = $1 AND answer IS NULL AND created_at < now() - interval '${GIVEN_UP_AFTER}' RETURNING id`,
      [found.id],
    );
    if (!taken) throw IdempotencyInProgress();
    return { id: taken.id };
  }
}

/** The same members in another order are the same body. */
function hashOf(body: unknown): string {
  const members = Object.entries((body ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
