import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { ContactSyncs } from '../../provider/contact-syncs';
import { recordConsent } from './consent-log';
import type { SubscriberDetailDto } from './dto/subscriber.dto';
import { SubscriberNotFound } from './newsletter.errors';
import { TOPICS } from './newsletter-options';
import type { Subscriber } from './subscriber.entity';
import { SubscriberList } from './subscriber-list';
import { lockSubscriber, settleState } from './subscribers';
import { suppressAddress } from './suppress-address';
import { Unsubscribe } from './unsubscribe';

const BY_STAFF = 'staff';

/** What staff do for somebody who wrote or rang instead of pressing the button. */
@Injectable()
export class ChangeSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: SubscriberList,
    private readonly leaving: Unsubscribe,
    private readonly contacts: ContactSyncs,
    private readonly audit: Audit,
  ) {}

  unsubscribe(id: string): Promise<SubscriberDetailDto> {
    return this.change(id, 'unsubscribed', (tx) =>
      this.leaving.within(tx, id, [...TOPICS], { page: BY_STAFF }),
    );
  }

  /** Never again, whoever asks: they complained. */
  suppress(id: string): Promise<SubscriberDetailDto> {
    return this.change(id, 'suppressed', async (tx, { email }) => {
      await suppressAddress(tx, email, 'complaint', BY_STAFF);
      await this.contacts.add(tx, 'subscriber', id);
    });
  }

  /** The mailbox works again, or they changed their mind: they may ask anew. */
  release(id: string): Promise<SubscriberDetailDto> {
    return this.change(id, 'released', async (tx, { email }) => {
      await tx.query('DELETE FROM suppressions WHERE email_hash = hash_address($1)', [email]);
      await settleState(tx, id);
      await recordConsent(tx, { subscriberId: id, email, kind: 'released', page: BY_STAFF });
      await this.contacts.add(tx, 'subscriber', id);
    });
  }

  private change(
    id: string,
    action: string,
    work: (tx: EntityManager, subscriber: Subscriber) => Promise<void>,
  ): Promise<SubscriberDetailDto> {
    return this.transactions.run(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber) throw SubscriberNotFound();
      await work(tx, subscriber);
      await this.audit.record(tx, {
        action: `subscriber.${action}`,
        objectType: 'subscriber',
        objectId: id,
      });
      return this.subscribers.detail(id, tx);
    });
  }
}
