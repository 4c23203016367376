import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { retrySeconds } from '../background/row-queue';
import { AppConfig } from '../config/app-config';
import { inTransaction } from '../database/one-connection';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { RedisConnection } from '../database/redis.module';
import { withoutAddresses } from '../validation/email-address';
import type { RecordedEvent } from './event.entity';
import { Events } from './events';
import { EVENT_CHANNEL, EventSignal } from './event-signal';
import { subscribersOf, type Subscriber } from './subscribers';
import { isBrokenDataError } from './tell-event';

type Claimed = RecordedEvent & { attempts: number };

const BATCH = 100;

const isFollowed = ({ type }: Claimed): boolean => subscribersOf(type).length > 0;

/**
 * Due events, only the oldest of each subject: a failing event delays only its own subject. An
 * event set aside (`infinity`) delays none.
 */
const CLAIM = `
  SELECT e.id, q.sequence, q.attempts, e.type, e.subject_type AS "subjectType",
         e.subject_id AS "subjectId", e.actor_id AS "actorId", e.at, e.trace_id AS "traceId", e.data
  FROM event_queue q JOIN events e ON e.sequence = q.sequence
  WHERE q.next_attempt_at <= now() AND NOT EXISTS (
    SELECT 1 FROM event_queue earlier WHERE earlier.subject = q.subject AND earlier.sequence < q.sequence
      AND earlier.next_attempt_at < 'infinity')
  ORDER BY q.sequence LIMIT ${BATCH} FOR UPDATE OF q SKIP LOCKED`;

/**
 * Runs the subscribers of committed events. Dispatchers may run in parallel. Subscribers' writes
 * commit together with the removal from the queue, so killing a worker loses nothing.
 */
@Injectable()
export class Dispatcher extends RepeatedTask implements OnApplicationShutdown {
  private readonly followers = new Set<RepeatedTask>();
  private listener?: Redis;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly redis: RedisConnection,
    private readonly events: Events,
    private readonly signal: EventSignal,
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
    // Resolves once Redis is reachable. Until then the dispatcher polls.
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

  private dispatchBatch(): Promise<Claimed[]> {
    return inTransaction(this.dataSource, async (tx) => {
      const events = await tx.query<Claimed[]>(CLAIM);
      const done: string[] = [];
      for (const event of events) {
        if (!isFollowed(event) || (await this.tell(tx, event))) done.push(event.sequence);
      }
      if (done.length > 0) {
        await tx.query('DELETE FROM event_queue WHERE sequence = ANY($1)', [done]);
      }
      return events;
    });
  }

  /**
   * If a subscriber fails, the writes of all are rolled back; a subscriber that cannot read the
   * event's data is skipped. Returns whether all ran.
   */
  private async tell(tx: EntityManager, event: Claimed): Promise<boolean> {
    await tx.query('SAVEPOINT event');
    const skipped = new Map<Subscriber, string>();
    for (;;) {
      const failed = await this.runSubscribers(tx, event, skipped);
      if (!failed) break;
      await tx.query('ROLLBACK TO SAVEPOINT event');
      const { subscriber, error } = failed;
      const reason = `${subscriber.name}: ${(error as Error).message}`;
      if (!isBrokenDataError(error)) {
        await this.postpone(tx, event, reason);
        return false;
      }
      skipped.set(subscriber, reason);
    }
    await tx.query('RELEASE SAVEPOINT event');
    if (skipped.size > 0) await this.setAside(tx, event, [...skipped.values()].join('; '));
    return skipped.size === 0;
  }

  private runSubscribers(
    tx: EntityManager,
    event: Claimed,
    skipped: ReadonlyMap<Subscriber, string>,
  ): Promise<{ subscriber: Subscriber; error: unknown } | null> {
    const dispatch = { tx, config: this.config, events: this.events };
    const attributes = { 'event.id': event.id };
    return requestContext.run({ traceId: event.traceId ?? event.id }, () =>
      traced(`dispatch ${event.type}`, { kind: 'consumer', attributes }, async () => {
        for (const subscriber of subscribersOf(event.type)) {
          if (skipped.has(subscriber)) continue;
          try {
            await subscriber.run(event, dispatch);
          } catch (error) {
            return { subscriber, error };
          }
        }
        return null;
      }),
    );
  }

  private async postpone(tx: EntityManager, event: Claimed, reason: string): Promise<void> {
    await this.keep(tx, event, reason, retrySeconds(event.attempts));
  }

  /** Keeps the event among the failing ones, where staff can retry it. */
  private async setAside(tx: EntityManager, event: Claimed, reason: string): Promise<void> {
    await this.keep(tx, event, reason, Infinity);
  }

  private async keep(
    tx: EntityManager,
    { sequence, type, attempts }: Claimed,
    reason: string,
    seconds: number,
  ): Promise<void> {
    const error = withoutAddresses(reason).slice(0, 500);
    const outcome = seconds === Infinity ? 'cannot be told' : 'waits';
    this.logger.error({ sequence, type, attempts: attempts + 1 }, `An event ${outcome}: ${error}`);
    await tx.query(
      `UPDATE event_queue SET attempts = attempts + 1, last_error = $2,
         next_attempt_at = CASE WHEN $3::float = 'infinity' THEN 'infinity'
           ELSE now() + make_interval(secs => $3) END WHERE sequence = $1`,
      [sequence, error, seconds],
    );
  }
}
