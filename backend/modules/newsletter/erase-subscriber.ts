import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { eraseContact } from '../../contacts/contacts.public';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { forgetRecipient } from '../../mail/mail.public';
import { recordConsent } from './consent-log';
import { subscriberErased } from './newsletter.events';
import { SubscriberNotFound } from './newsletter.errors';
import { Subscriber } from './subscriber.entity';
import { lockSubscriber } from './subscribers';

/** Erases a person everywhere. The evidence of consent stays, without a name. */
@Injectable()
export class EraseSubscriber {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly events: Events,
  ) {}

  run(id: string, page: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber) throw SubscriberNotFound();
      const { email } = subscriber;
      await recordConsent(tx, subscriber, { kind: 'erased', page });
      await eraseContact(tx, this.config, { id, email });
      await tx.delete(Subscriber, { id });
      await forgetRecipient(tx, email);
      await this.events.record(tx, subscriberErased({ subject: id }));
    });
  }
}
