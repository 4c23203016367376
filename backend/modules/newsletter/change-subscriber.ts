import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import type { SubscriberChangedDto } from './dto/subscriber.dto';
import { SubscriberNotFound } from './newsletter.errors';
import { TOPICS } from './newsletter-options';
import type { Subscriber } from './subscriber.entity';
import { SubscriberList } from './subscriber-list';
import { lockSubscriber } from './subscribers';
import { Suppressions } from './suppressions';
import { Unsubscribe } from './unsubscribe';

type SubscriberChange = 'unsubscribed' | 'suppressed' | 'released';

/** What staff do for somebody who wrote or rang instead of pressing the button. */
@Injectable()
export class ChangeSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: SubscriberList,
    private readonly leaving: Unsubscribe,
    private readonly suppressions: Suppressions,
    private readonly audit: Audit,
  ) {}

  unsubscribe(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, 'unsubscribed', (tx) =>
      this.leaving.within(tx, id, [...TOPICS], { page: 'staff' }),
    );
  }

  /** Never again, whoever asks: they complained. */
  suppress(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, 'suppressed', (tx, { email }) =>
      this.suppressions.add(tx, email, 'complaint', 'staff'),
    );
  }

  release(id: string): Promise<SubscriberChangedDto> {
    return this.change(id, 'released', (tx, subscriber) => this.suppressions.lift(tx, subscriber));
  }

  private change(
    id: string,
    action: SubscriberChange,
    work: (tx: EntityManager, subscriber: Subscriber) => Promise<void>,
  ): Promise<SubscriberChangedDto> {
    return this.transactions.run(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber) throw SubscriberNotFound();
      await work(tx, subscriber);
      await this.audit.record(tx, {
        action: `subscriber.${action}`,
        objectType: 'subscriber',
        objectId: id,
      });
      const { subscriber: changed } = await this.subscribers.detail(id, tx);
      return { subscriber: changed };
    });
  }
}
