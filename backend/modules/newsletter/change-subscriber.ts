import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { Erasures } from '../../personal-data/personal-data.public';
import { addressesOfStranger } from '../accounts/accounts.public';
import type { SubscriberChangedDto } from './dto/subscriber.dto';
import { TOPICS } from './newsletter-options';
import { SubscriberNotFound } from './newsletter.errors';
import {
  subscriberReleased,
  subscriberSuppressed,
  subscriberUnsubscribed,
  subscriberErased,
} from './newsletter.events';
import { SubscriberList } from './subscriber-list';
import { Subscriber } from './subscriber.entity';
import { lockSubscriber, recordConsent } from './subscribers';
import { liftSuppression, suppress } from './suppressions';
import { Unsubscribe } from './unsubscribe';

@Injectable()
export class ChangeSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: SubscriberList,
    private readonly leaving: Unsubscribe,
  ) {}

  unsubscribe(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberUnsubscribed, (tx) =>
      this.leaving.within(tx, id, [...TOPICS], { page: 'staff' }),
    );
  }

  suppress(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberSuppressed, (tx, { email }) =>
      suppress(tx, email, 'complaint', 'staff'),
    );
  }

  release(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberReleased, (tx, subscriber) => liftSuppression(tx, subscriber));
  }

  private change(
    id: string,
    event: typeof subscriberReleased,
    work: (tx: EntityManager, subscriber: Subscriber) => Promise<void>,
  ): Promise<SubscriberChangedDto> {
    return this.transactions.run(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber) throw SubscriberNotFound();
      await work(tx, subscriber);
      await record(tx, event({ subject: id }));
      const { subscriber: changed } = await this.subscribers.detail(id, tx);
      return { subscriber: changed };
    });
  }
}

@Injectable()
export class EraseSubscriber {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
  ) {}

  /** @throws SubscriberNotFound, StorageAway */
  async erase(id: string, page: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(Subscriber, { id }))) throw SubscriberNotFound();
    await this.erasures.note({ kind: 'subscriber', id });
    await this.transactions.run((tx) => this.within(tx, id, page));
  }

  /**
   * Expects the erasure noted. `page`: the page of the request to erase.
   * @throws SubscriberNotFound
   */
  async within(tx: EntityManager, id: string, page: string): Promise<void> {
    const subscriber = await lockSubscriber(tx, id);
    if (!subscriber) throw SubscriberNotFound();
    await recordConsent(tx, subscriber, { kind: 'erased', page });
    const { email } = subscriber;
    const emails = await addressesOfStranger(tx, email);
    const naming = { emails: [email] };
    await this.erasures.erase(tx, 'subscriber', { id, email, emails }, naming, { emails });
    await record(tx, subscriberErased({ subject: id }));
  }

  async ofAddress(tx: EntityManager, email: string, page: string): Promise<void> {
    const found = await subscriberOfAddress(tx, email);
    if (found) await this.within(tx, found.id, page);
  }
}

export const subscriberOfAddress = (db: EntityManager, email: string): Promise<Subscriber | null> =>
  db.findOneBy(Subscriber, { email });
