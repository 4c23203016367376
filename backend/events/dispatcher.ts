import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource, type EntityManager } from 'typeorm';
import { MAX_CRASHES, SET_ASIDE } from '../background/row-queue';
import { RepeatedTask } from '../background/repeated-task';
import { AppConfig } from '../config/app-config';
import { inTransaction } from '../database/one-connection';
import { RedisConnection } from '../database/redis.module';
import { CrashNotes } from './crash-notes';
import { claimEvents, keepInQueue, removeFromQueue, type ClaimedEvent } from './event-queue';
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
    private readonly notes: CrashNotes,
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

  private async dispatchBatch(): Promise<ClaimedEvent[]> {
    let inHand: ClaimedEvent[] = [];
    const batch = inTransaction(this.dataSource, async (tx) => {
      const claimed = await claimEvents(tx);
      const safe = await this.withoutLost(tx, claimed);
      const suspect = safe.find(({ crashes }) => crashes > 0);
      // Alone, so that no second event is blamed for its end.
      const events = suspect ? [suspect] : safe;
      const followed = events.filter(isFollowed);
      inHand = followed;
      await this.notes.add(followed);
      try {
        const handled = await this.subscribers.run(tx, followed);
        await removeFromQueue(tx, [...events.filter((event) => !isFollowed(event)), ...handled]);
        await this.notes.remove(tx, followed);
      } catch (error) {
        await this.notes.takeBack(followed);
        inHand = [];
        throw error;
      }
      return claimed;
    });
    return batch.catch(async (error: unknown) => {
      // The commit failed.
      await this.notes.takeBack(inHand);
      throw error;
    });
  }

  private async withoutLost(tx: EntityManager, claimed: ClaimedEvent[]): Promise<ClaimedEvent[]> {
    const lost = claimed.filter(({ crashes }) => crashes >= MAX_CRASHES);
    for (const event of lost) {
      const { sequence, type } = event;
      this.logger.error({ sequence, type }, SET_ASIDE);
      await keepInQueue(tx, event, SET_ASIDE, Infinity);
    }
    await this.notes.remove(tx, lost);
    return claimed.filter((event) => !lost.includes(event));
  }
}
