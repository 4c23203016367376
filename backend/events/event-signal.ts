import { Injectable } from '@nestjs/common';
import { afterCommit } from '../database/one-connection';
import { RedisConnection } from '../redis/redis.module';

export const EVENT_CHANNEL = 'fenwright:events';

/**
 * Wakes the dispatchers once events are committed. Only a hint: they also poll, so nothing is
 * lost without Redis.
 */
@Injectable()
export class EventSignal {
  constructor(private readonly redis: RedisConnection) {}

  /** Sends one signal after the current transaction has committed. */
  afterCommit(): void {
    afterCommit(this.send);
  }

  private readonly send = (): void => {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(EVENT_CHANNEL, '').catch(() => undefined);
  };
}
