import type { EntityManager } from 'typeorm';
import { defineContact, nameAttributes, present, syncContactAfter } from './contact-syncs';
import { TOPICS } from './newsletter-options';
import {
  addressReleased,
  addressSuppressed,
  subscriptionConfirmed,
  subscriptionEnded,
  subscriptionResumed,
} from './newsletter.events';
import { Subscriber, Subscription } from './subscriber.entity';
import { isSuppressed } from './subscribers';

syncContactAfter('subscriber', [
  subscriptionConfirmed,
  subscriptionEnded,
  subscriptionResumed,
  addressSuppressed,
  addressReleased,
]);

defineContact('subscriber', {
  async idOf(db, email) {
    return (await db.findOneBy(Subscriber, { email }))?.id ?? null;
  },
  async compose(db, id, lists) {
    const subscriber = await db.findOneBy(Subscriber, { id });
    const subscriptions = await db.findBy(Subscription, { subscriberId: id });
    if (!subscriber || !subscriptions.some((s) => s.confirmedAt)) return null;
    const { email, fullName, company } = subscriber;
    const identity = {
      email,
      attributes: { ...nameAttributes(fullName), ...present({ COMPANY: company }) },
    };
    const wanted = TOPICS.filter((topic) =>
      subscriptions.some((s) => s.topic === topic && s.state === 'confirmed'),
    );
    if (wanted.length === 0 || (await isSuppressed(db, email))) {
      return { contact: { ...identity, emailBlacklisted: true, updateEnabled: true }, leaves: [] };
    }
    const left = subscriptions.filter(({ state }) => state === 'unsubscribed');
    const cameBack = subscriptions.some(({ unsubscribedAt }) => unsubscribedAt);
    return {
      contact: {
        ...identity,
        listIds: wanted.flatMap((topic) => lists[topic]),
        ...(cameBack && { emailBlacklisted: false }),
        updateEnabled: true,
      },
      leaves: left.flatMap(({ topic }) => lists[topic]),
    };
  },
});

export async function hasConfirmed(db: EntityManager, email: string): Promise<boolean> {
  const [found] = await db.query<unknown[]>(
    `SELECT 1 FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id
     WHERE s.email = $1 AND t.confirmed_at IS NOT NULL LIMIT 1`,
    [email],
  );
  return found !== undefined;
}
