import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ROW, waitAfter } from '../background/retry-policy';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { withoutAddresses } from '../validation/email-address';
import { Dispatch } from './dispatch';
import { keepInQueue, type ClaimedEvent } from './event-queue';
import { subscribersOf, type Subscriber } from './subscribers';
import { isBrokenDataError } from './describe-event';

@Injectable()
export class RunSubscribers {
  private readonly logger = new Logger('events');

  constructor(private readonly config: AppConfig) {}

  async run(tx: EntityManager, events: ClaimedEvent[]): Promise<ClaimedEvent[]> {
    if (events.length > 1 && (await this.runTogether(tx, events))) return events;
    const handled: ClaimedEvent[] = [];
    // One by one, so that a failing event delays no other.
    for (const event of events) if (await this.runFor(tx, event)) handled.push(event);
    return handled;
  }

  private async runTogether(tx: EntityManager, events: ClaimedEvent[]): Promise<boolean> {
    await tx.query('SAVEPOINT events');
    const dispatch = new Dispatch(tx, this.config, events);
    try {
      for (const event of events) {
        await this.following(event, async () => {
          for (const subscriber of subscribersOf(event.type)) await subscriber.run(event, dispatch);
        });
      }
      await dispatch.writeAdded();
    } catch {
      await tx.query('ROLLBACK TO SAVEPOINT events');
      return false;
    }
    await tx.query('RELEASE SAVEPOINT events');
    return true;
  }

  /**
   * If a subscriber fails, the writes of all are rolled back; a subscriber that cannot read the
   * event's data is skipped.
   */
  private async runFor(tx: EntityManager, event: ClaimedEvent): Promise<boolean> {
    await tx.query('SAVEPOINT event');
    const skipped = new Map<Subscriber, string>();
    for (;;) {
      const failed = await this.runSubscribers(tx, event, skipped);
      if (!failed) break;
      await tx.query('ROLLBACK TO SAVEPOINT event');
      const { subscriber, error } = failed;
      const reason = `${subscriber.name}: ${(error as Error).message}`;
      if (!isBrokenDataError(error)) {
        await this.keep(tx, event, reason, waitAfter(ROW, event.attempts + 1)!);
        return false;
      }
      skipped.set(subscriber, reason);
    }
    await tx.query('RELEASE SAVEPOINT event');
    if (skipped.size === 0) return true;
    await this.keep(tx, event, [...skipped.values()].join('; '), Infinity);
    return false;
  }

  private runSubscribers(
    tx: EntityManager,
    event: ClaimedEvent,
    skipped: ReadonlyMap<Subscriber, string>,
  ): Promise<{ subscriber: Subscriber; error: unknown } | null> {
    const dispatch = new Dispatch(tx, this.config, [event]);
    return this.following(event, async () => {
      for (const subscriber of subscribersOf(event.type)) {
        if (skipped.has(subscriber)) continue;
        try {
          await subscriber.run(event, dispatch);
          await dispatch.writeAdded();
        } catch (error) {
          return { subscriber, error };
        }
      }
      return null;
    });
  }

  private following<T>(event: ClaimedEvent, run: () => Promise<T>): Promise<T> {
    const attributes = { 'event.id': event.id };
    return requestContext.run({ traceId: event.traceId ?? event.id }, () =>
      traced(`dispatch ${event.type}`, { kind: 'consumer', attributes }, run),
    );
  }

  private async keep(
    tx: EntityManager,
    event: ClaimedEvent,
    reason: string,
    seconds: number,
  ): Promise<void> {
    const error = withoutAddresses(reason).slice(0, 500);
    const outcome = seconds === Infinity ? 'cannot be told' : 'waits';
    const { sequence, type, attempts } = event;
    this.logger.error({ sequence, type, attempts: attempts + 1 }, `An event ${outcome}: ${error}`);
    await keepInQueue(tx, event, error, seconds);
  }
}
