import { Injectable } from '@nestjs/common';
import { afterCommit } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';

/** Says that events were committed. */
export const EVENT_CHANNEL = 'fenwright:events';
/** Says that subscribers have written what follows from events, such as notices. */
export const DISPATCHED_CHANNEL = 'fenwright:dispatched';

/**
 * Wakes the dispatchers and the live streams. Only a hint: they also poll, so nothing is lost
 * without Redis.
 */
@Injectable()
export class EventSignal {
  constructor(private readonly redis: RedisConnection) {}

  /** Sends one signal after the current transaction has committed. */
  afterCommit(): void {
    afterCommit(this.recorded);
  }

  /** Sends one signal at once. */
  dispatched(): void {
    this.send(DISPATCHED_CHANNEL);
  }

  private readonly recorded = (): void => this.send(EVENT_CHANNEL);

  private send(channel: string): void {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(channel, '').catch(() => undefined);
  }
}
