import { isIPv6 } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../config/app-config';
import { RedisConnection } from '../redis/redis.module';
import { LimitsUnavailable, QuotaExceeded } from './access.errors';
import { LIMITS, type LimitName, type Quota } from './quotas';

/** Counts calls in Redis, so that a limit holds across all API processes. */
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

  /** Counts one call and writes the `RateLimit` headers; throws `quota_exceeded` past the limit. */
  async count(
    name: LimitName | 'none',
    caller: { ip: string; userId?: string },
    reply: FastifyReply,
  ): Promise<void> {
    if (!this.config.rateLimits || name === 'none') return;
    const { by, quotas, withoutRedis } = LIMITS[name];
    const key = by === 'user' && caller.userId ? caller.userId : networkOf(caller.ip);
    for (const quota of quotas) {
      try {
        writeHeaders(reply, quota, await this.limiters.get(quota)!.consume(key));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          writeHeaders(reply, quota, refused);
          throw QuotaExceeded(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
        }
        this.logger.warn(`Limit ${name} cannot be counted: ${(refused as Error).message}`);
        if (withoutRedis === 'closed') throw LimitsUnavailable();
      }
    }
  }
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
function writeHeaders(reply: FastifyReply, quota: Quota, state: RateLimiterRes): void {
  const reset = Math.ceil(state.msBeforeNext / 1000);
  void reply.header('RateLimit-Policy', `"${quota.name}";q=${quota.points};w=${quota.seconds}`);
  void reply.header(
    'RateLimit',
    `"${quota.name}";r=${Math.max(0, state.remainingPoints)};t=${reset}`,
  );
}

/** One household is one caller: IPv6 addresses count by their /64. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
