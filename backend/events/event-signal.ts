import { Injectable } from '@nestjs/common';
import { afterCommit } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';

export const EVENT_CHANNEL = 'fenwright:events';
export const DISPATCHED_CHANNEL = 'fenwright:dispatched';

const TOGETHER_MS = 5;

const signals = new Set<EventSignal>();

export const signalAfterCommit = (): void => {
  for (const signal of signals) signal.afterCommit();
};

/** Only a hint: dispatchers and live streams also poll. */
@Injectable()
export class EventSignal {
  private waiting: NodeJS.Timeout | undefined;

  constructor(private readonly redis: RedisConnection) {
    signals.add(this);
  }

  afterCommit(): void {
    afterCommit(this.recorded);
  }

  dispatched(): void {
    this.send(DISPATCHED_CHANNEL);
  }

  private readonly recorded = (): void => {
    this.waiting ??= setTimeout(() => {
      this.waiting = undefined;
      this.send(EVENT_CHANNEL);
    }, TOGETHER_MS);
  };

  private send(channel: string): void {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(channel, '').catch(() => undefined);
  }
}
