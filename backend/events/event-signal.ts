import { Injectable } from '@nestjs/common';
import { afterCommit } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';

export const EVENT_CHANNEL = 'fenwright:events';
export const DISPATCHED_CHANNEL = 'fenwright:dispatched';

/** Commits within it are one signal. */
const TOGETHER_MS = 20;

const signals = new Set<EventSignal>();

export const signalAfterCommit = (): void => {
  for (const signal of signals) signal.afterCommit();
};

/** Only a hint: dispatchers and live streams also poll. */
@Injectable()
export class EventSignal {
  private resting: NodeJS.Timeout | undefined;
  private isAwaited = false;

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
    if (this.resting) {
      this.isAwaited = true;
      return;
    }
    this.send(EVENT_CHANNEL);
    this.resting = setTimeout(() => {
      this.resting = undefined;
      if (this.isAwaited) this.recorded();
    }, TOGETHER_MS);
    this.isAwaited = false;
  };

  private send(channel: string): void {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(channel, '').catch(() => undefined);
  }
}
