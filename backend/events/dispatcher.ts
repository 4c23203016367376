import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { AppConfig } from '../config/app-config';
import { inTransaction } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';
import { claimEvents, removeFromQueue, type ClaimedEvent } from './event-queue';
import { EVENT_CHANNEL, EventSignal } from './event-signal';
import type { DispatchedEvent } from './event.entity';
import { subscribersOf } from './subscribers';
import { RunSubscribers } from './run-subscribers';

const isFollowed = ({ type }: DispatchedEvent): boolean => subscribersOf(type).length > 0;

/**
 * Dispatchers may run in parallel. Subscribers' writes commit together with the removal from the
 * queue, so killing a worker loses nothing. That is why this is not a `RowQueue`.
 */
@Injectable()
export class Dispatcher extends RepeatedTask implements OnApplicationShutdown {
  private readonly followers = new Set<RepeatedTask>();
  private listener?: Redis;

  constructor(
    private readonly dataSource: DataSource,
    config: AppConfig,
    private readonly redis: RedisConnection,
    private readonly signal: EventSignal,
    private readonly subscribers: RunSubscribers,
  ) {
    super({ name: 'events', failure: 'Events wait', everyMs: config.mail.pollMs });
  }

  wakeAfterwards(task: RepeatedTask): void {
    this.followers.add(task);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.listener = this.redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.listener.on('error', () => undefined);
    this.listener.on('message', () => this.wake());
    // Until Redis is reachable the dispatcher polls.
    this.listener.subscribe(EVENT_CHANNEL).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.listener?.disconnect();
  }

  protected async runOnce(): Promise<number | void> {
    const events = await this.dispatchBatch();
    if (events.length === 0) return;
    if (events.some(isFollowed)) {
      this.signal.dispatched();
      for (const task of this.followers) task.wake();
    }
    return 0;
  }

  private dispatchBatch(): Promise<ClaimedEvent[]> {
    return inTransaction(this.dataSource, async (tx) => {
      const events = await claimEvents(tx);
      const handled = await this.subscribers.run(tx, events.filter(isFollowed));
      await removeFromQueue(tx, [...events.filter((event) => !isFollowed(event)), ...handled]);
      return events;
    });
  }
}
