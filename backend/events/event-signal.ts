import { Injectable } from '@nestjs/common';
import { afterCommit } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';

export const EVENT_CHANNEL = 'fenwright:events';
export const DISPATCHED_CHANNEL = 'fenwright:dispatched';

/**
 * Wakes dispatchers and live streams. Only a hint: they also poll, so nothing is lost without
 * Redis.
 */
@Injectable()
export class EventSignal {
  constructor(private readonly redis: RedisConnection) {}

  afterCommit(): void {
    afterCommit(this.recorded);
  }

  dispatched(): void {
    this.send(DISPATCHED_CHANNEL);
  }

  private readonly recorded = (): void => this.send(EVENT_CHANNEL);

  private send(channel: string): void {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(channel, '').catch(() => undefined);
  }
}
