import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { Transactions } from '../../database/transactions';
import type { SubscriberChangedDto } from './dto/subscriber.dto';
import {
  subscriberReleased,
  subscriberSuppressed,
  subscriberUnsubscribed,
} from './newsletter.events';
import { SubscriberNotFound } from './newsletter.errors';
import { TOPICS } from './newsletter-options';
import type { Subscriber } from './subscriber.entity';
import { SubscriberList } from './subscriber-list';
import { lockSubscriber } from './subscribers';
import { Suppressions } from './suppressions';
import { Unsubscribe } from './unsubscribe';

@Injectable()
export class ChangeSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: SubscriberList,
    private readonly leaving: Unsubscribe,
    private readonly suppressions: Suppressions,
    private readonly events: Events,
  ) {}

  unsubscribe(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberUnsubscribed, (tx) =>
      this.leaving.within(tx, id, [...TOPICS], { page: 'staff' }),
    );
  }

  suppress(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberSuppressed, (tx, { email }) =>
      this.suppressions.add(tx, email, 'complaint', 'staff'),
    );
  }

  release(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, subscriberReleased, (tx, subscriber) =>
      this.suppressions.lift(tx, subscriber),
    );
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
      await this.events.record(tx, event({ subject: id }));
      const { subscriber: changed } = await this.subscribers.detail(id, tx);
      return { subscriber: changed };
    });
  }
}
