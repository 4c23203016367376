import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../database/redis.module';
import { LiveBus } from './live-bus';
import type { LiveStream } from './live-stream';
import { LiveStreams } from './live-streams';

/** One per browser. The oldest closes, because its browser may be gone. */
const MOST_PER_PERSON = 5;
const KEPT_SECONDS = 86_400;

/** At most five streams per person over all processes; without Redis, per process. */
@Injectable()
export class StreamLimit {
  constructor(
    private readonly redis: RedisConnection,
    private readonly streams: LiveStreams,
    private readonly bus: LiveBus,
  ) {}

  async opened({ id, actor: { userId } }: LiveStream): Promise<void> {
    const surplus = this.streams.of(userId).slice(0, -MOST_PER_PERSON);
    this.streams.end('too-many', (stream) => surplus.includes(stream));
    const key = keyOf(userId);
    const answers = await this.redis
      .multi()
      .zadd(key, Date.now(), id)
      .expire(key, KEPT_SECONDS)
      .zrange(key, 0, -1 - MOST_PER_PERSON)
      .zremrangebyrank(key, 0, -1 - MOST_PER_PERSON)
      .exec()
      .catch(() => null);
    const streams = (answers?.[2]?.[1] ?? []) as string[];
    if (streams.length > 0) await this.bus.publish({ streams, reason: 'too-many' });
  }

  closed({ id, actor: { userId } }: LiveStream): void {
    this.redis.zrem(keyOf(userId), id).catch(() => undefined);
  }
}

const keyOf = (userId: string): string => `live:streams:${userId}`;
