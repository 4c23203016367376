import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { DAY_MS } from '../../time/days';
import { readLinkToken, topicOf } from './link-tokens';
import { CURRENT_CONSENT_TEXT, TOPICS, type LeavingReason, type Topic } from './newsletter-options';
import { LinkInvalid, UndoTooLate } from './newsletter.errors';
import { subscriptionEnded, subscriptionResumed } from './newsletter.events';
import { type Subscriber, Subscription } from './subscriber.entity';
import { recordConsent, isSuppressed, lockSubscriber, settleState } from './subscribers';

const UNDO_DAYS = 30;

@Injectable()
export class Unsubscribe {
  constructor(private readonly transactions: Transactions) {}

  byLink(token: string, page: string, reason?: LeavingReason): Promise<{ topics: Topic[] }> {
    return this.transactions.run(async (tx) => {
      const { subscriber, purpose } = await readLinkToken(tx, token);
      const topic = topicOf(purpose);
      const topics = topic ? [topic] : [...TOPICS];
      await this.within(tx, subscriber.id, topics, { page, reason });
      return { topics };
    });
  }

  /** Idempotent, and then sends no mail. */
  async within(
    tx: EntityManager,
    subscriberId: string,
    topics: Topic[],
    { page, reason }: { page: string; reason?: string },
  ): Promise<void> {
    const subscriber = await lockSubscriber(tx, subscriberId);
    if (!subscriber) return;
    for (const topic of topics) {
      const ended = await this.end(tx, subscriber, topic);
      if (!ended) {
        if (reason) await this.keepReason(tx, subscriber, topic, { page, reason });
        continue;
      }
      await recordConsent(tx, subscriber, { kind: 'unsubscribed', topic, page, reason });
      const { id: subscriptionId, wasConfirmed } = ended;
      await record(tx, subscriptionEnded({ subject: subscriber.id, subscriptionId, wasConfirmed }));
    }
    await settleState(tx, subscriber.id);
  }

  private async end(
    tx: EntityManager,
    subscriber: Subscriber,
    topic: Topic,
  ): Promise<{ id: string; wasConfirmed: boolean } | null> {
    const found = await tx.findOneBy(Subscription, { subscriberId: subscriber.id, topic });
    if (!found || found.state === 'unsubscribed') return null;
    const { id, state } = found;
    const ended = { state: 'unsubscribed', unsubscribedAt: () => 'now()' } as const;
    await tx.update(Subscription, { id }, ended);
    return { id, wasConfirmed: state === 'confirmed' };
  }

  private async keepReason(
    tx: EntityManager,
    subscriber: Subscriber,
    topic: Topic,
    { page, reason }: { page: string; reason: string },
  ): Promise<void> {
    const left = await tx.existsBy(Subscription, { subscriberId: subscriber.id, topic });
    if (!left) return;
    const [last] = await tx.query<{ reason: string | null }[]>(
      `SELECT reason FROM consent_events WHERE subscriber_id = $1 AND topic = $2 ORDER BY id DESC LIMIT 1`,
      [subscriber.id, topic],
    );
    if (last?.reason === reason) return;
    await recordConsent(tx, subscriber, { kind: 'unsubscribed', topic, page, reason });
  }

  undo(token: string): Promise<{ topics: Topic[] }> {
    return this.transactions.run(async (tx) => {
      const { subscriber, purpose } = await readLinkToken(tx, token);
      const topic = topicOf(purpose);
      if (!topic || !purpose.startsWith('undo-')) throw LinkInvalid();
      await lockSubscriber(tx, subscriber.id);
      if (await isSuppressed(tx, subscriber.email)) throw LinkInvalid();
      const found = await tx.findOneBy(Subscription, { subscriberId: subscriber.id, topic });
      if (!found?.confirmedAt) throw LinkInvalid();
      if (found.state === 'confirmed') return { topics: [topic] };
      const oldest = databaseNow().getTime() - UNDO_DAYS * DAY_MS;
      if (!found.unsubscribedAt || found.unsubscribedAt.getTime() < oldest) throw UndoTooLate();
      await tx.update(Subscription, { id: found.id }, { state: 'confirmed' });
      await settleState(tx, subscriber.id);
      await recordConsent(tx, subscriber, {
        kind: 'resubscribed',
        topic,
        textVersion: CURRENT_CONSENT_TEXT,
        page: '/unsubscribe',
      });
      const resumed = { subject: subscriber.id, subscriptionId: found.id };
      await record(tx, subscriptionResumed(resumed));
      return { topics: [topic] };
    });
  }
}
