import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../config/app-config';
import { keyedHash } from '../config/keys';
import { RedisConnection } from '../database/redis.module';
import { LimitsUnavailable, QuotaExceeded, TooManyExports, TooManyPosts } from './access.errors';
import { networkOf } from './networks';
import { LIMITS, type LimitName, type Quota } from './quotas';

type Caller = { ip: string; userId?: string; address?: string };

@Injectable()
export class RateLimits {
  private readonly logger = new Logger('limits');
  private readonly limiters = new Map<Quota, RateLimiterRedis>();

  constructor(
    private readonly config: AppConfig,
    redis: RedisConnection,
  ) {
    for (const { quotas } of Object.values(LIMITS)) {
      for (const quota of quotas) {
        this.limiters.set(
          quota,
          new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `limit:${quota.name}`,
            points: quota.points,
            duration: quota.seconds,
          }),
        );
      }
    }
  }

  async count(name: LimitName | 'none', caller: Caller, reply: FastifyReply): Promise<void> {
    if (!this.config.rateLimits || name === 'none') return;
    const { quotas, withoutRedis } = LIMITS[name];
    for (const quota of quotas) {
      try {
        const state = await this.limiters.get(quota)!.consume(this.keyOf(quota, caller));
        // The rest of an address's quota would tell that others have entered it.
        if (quota.by !== 'address') writeHeaders(reply, quota, state);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          writeHeaders(reply, quota, refused);
          const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw refusalOf(name)(seconds);
        }
        this.logger.warn(`Limit ${name} cannot be counted: ${(refused as Error).message}`);
        if (withoutRedis === 'closed') throw LimitsUnavailable();
      }
    }
  }

  /** Returns the seconds to wait; 0 if the mail may go now, or without Redis. */
  async waitFor(name: LimitName, address: string): Promise<number> {
    if (!this.config.rateLimits) return 0;
    for (const quota of LIMITS[name].quotas) {
      const key = this.keyOf(quota, { ip: '', address });
      const refused = await this.limiters
        .get(quota)!
        .consume(key)
        .then(
          () => null,
          (cause: unknown) => (cause instanceof RateLimiterRes ? cause : null),
        );
      if (refused) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    }
    return 0;
  }

  /** E-mail addresses are hashed, so that Redis has no personal data. */
  private keyOf({ by }: Quota, { ip, userId, address }: Caller): string {
    if (by === 'everyone') return 'everyone';
    if (by === 'user' && userId) return userId;
    if (address) {
      const typed = by === 'address-ip' ? `${address} ${networkOf(ip)}` : address;
      return keyedHash(this.config.jwtSecret, 'rate-limits', typed.toLowerCase(), 'base64url');
    }
    return networkOf(ip);
  }
}

function refusalOf(name: LimitName) {
  if (name === 'exporting') return TooManyExports;
  return name.startsWith('forms') ? TooManyPosts : QuotaExceeded;
}

function writeHeaders(reply: FastifyReply, quota: Quota, state: RateLimiterRes): void {
  const reset = Math.ceil(state.msBeforeNext / 1000);
  const left = Math.max(0, state.remainingPoints);
  append(reply, 'RateLimit-Policy', `"${quota.name}";q=${quota.points};w=${quota.seconds}`);
  append(reply, 'RateLimit', `"${quota.name}";r=${left};t=${reset}`);
}

function append(reply: FastifyReply, name: string, value: string): void {
  const before = reply.getHeader(name);
  void reply.header(name, before ? `${String(before)}, ${value}` : value);
}
