import { Injectable } from '@nestjs/common';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { forgetRecipient } from '../../mail/mail.public';
import { ContactSyncs } from '../../provider/contact-syncs';
import { recordConsent } from './consent-log';
import { SubscriberNotFound } from './newsletter.errors';
import { Subscriber } from './subscriber.entity';
import { lockSubscriber } from './subscribers';

/** Takes a person away everywhere. The evidence stays, without a name. */
@Injectable()
export class EraseSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly contacts: ContactSyncs,
    private readonly audit: Audit,
  ) {}

  run(id: string, page: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber) throw SubscriberNotFound();
      const { email } = subscriber;
      await recordConsent(tx, subscriber, { kind: 'erased', page });
      await this.contacts.addErasure(tx, id, email);
      await tx.delete(Subscriber, { id });
      await forgetRecipient(tx, email);
      await this.audit.record(tx, {
        action: 'subscriber.erased',
        objectType: 'subscriber',
        objectId: id,
      });
    });
  }
}
