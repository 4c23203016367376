import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Erasures } from '../../personal-data/personal-data.public';
import { recordConsent } from './consent-log';
import { subscriberErased } from './newsletter.events';
import { SubscriberNotFound } from './newsletter.errors';
import { Subscriber } from './subscriber.entity';
import { lockSubscriber } from './subscribers';

@Injectable()
export class EraseSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
    private readonly events: Events,
  ) {}

  /** @throws SubscriberNotFound, StorageAway */
  run(id: string, page: string): Promise<void> {
    return this.transactions.run((tx) => this.within(tx, id, page));
  }

  /** `page`: where the erasure was requested. @throws SubscriberNotFound, StorageAway */
  async within(tx: EntityManager, id: string, page: string): Promise<void> {
    const subscriber = await lockSubscriber(tx, id);
    if (!subscriber) throw SubscriberNotFound();
    await recordConsent(tx, subscriber, { kind: 'erased', page });
    await this.erasures.run(tx, 'subscriber', subscriber);
    await this.events.record(tx, subscriberErased({ subject: id }));
  }

  async ofAddress(tx: EntityManager, email: string, page: string): Promise<void> {
    const found = await subscriberOfAddress(tx, email);
    if (found) await this.within(tx, found.id, page);
  }
}

export const subscriberOfAddress = (db: EntityManager, email: string): Promise<Subscriber | null> =>
  db.findOneBy(Subscriber, { email });
