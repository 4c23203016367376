import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../database/transactions';
import { ContactSyncs } from '../../provider/contact-syncs';
import { maskEmail } from '../../mail/mail.public';
import { recordConsent } from './consent-log';
import { CURRENT_CONSENT_TEXT } from './consent-texts';
import type { PreferencesDto } from './dto/newsletter.dto';
import { readLinkToken } from './link-tokens';
import { LinkInvalid } from './newsletter.errors';
import { TOPIC_LABELS, TOPICS, type Topic } from './newsletter-options';
import type { Subscriber } from './subscriber.entity';
import { isSuppressed, lockSubscriber, settleState } from './subscribers';
import { Subscription } from './subscription.entity';
import { Unsubscribe } from './unsubscribe';

const PAGE = '/newsletter/preferences';

/** What a subscriber gets, read and changed with the link of a mail to that very address. */
@Injectable()
export class Preferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly leaving: Unsubscribe,
    private readonly contacts: ContactSyncs,
  ) {}

  async read(token: string): Promise<PreferencesDto> {
    const db = this.dataSource.manager;
    return this.describe(db, await this.subscriberOf(db, token));
  }

  /** Makes `topics` the ones that run. The link came by mail, so nothing needs confirming again. */
  change(token: string, topics: Topic[]): Promise<PreferencesDto> {
    return this.transactions.run(async (tx) => {
      const { id } = await this.subscriberOf(tx, token);
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber || (await isSuppressed(tx, subscriber.email))) throw LinkInvalid();
      const unwanted = TOPICS.filter((topic) => !topics.includes(topic));
      await this.leaving.within(tx, id, unwanted, { page: PAGE });
      for (const topic of topics) await this.agree(tx, subscriber, topic);
      await settleState(tx, id);
      await this.contacts.add(tx, 'subscriber', id);
      return this.describe(tx, subscriber);
    });
  }

  private async subscriberOf(db: EntityManager, token: string): Promise<Subscriber> {
    const { subscriber, purpose } = await readLinkToken(db, token);
    if (purpose !== 'preferences') throw LinkInvalid();
    return subscriber;
  }

  private async agree(tx: EntityManager, subscriber: Subscriber, topic: Topic): Promise<void> {
    const found = await tx.findOneBy(Subscription, { subscriberId: subscriber.id, topic });
    if (found?.state === 'confirmed') return;
    await tx.save(
      tx.create(Subscription, {
        id: found?.id ?? uuid(),
        subscriberId: subscriber.id,
        topic,
        state: 'confirmed',
        trap: null,
        createdAt: found?.createdAt ?? new Date(),
        confirmedAt: new Date(),
        unsubscribedAt: found?.unsubscribedAt ?? null,
      }),
    );
    await recordConsent(tx, {
      subscriberId: subscriber.id,
      email: subscriber.email,
      kind: 'confirmed',
      topic,
      textVersion: CURRENT_CONSENT_TEXT,
      page: PAGE,
    });
  }

  private async describe(db: EntityManager, { id, email }: Subscriber): Promise<PreferencesDto> {
    const subscriptions = await db.findBy(Subscription, { subscriberId: id });
    return {
      email: maskEmail(email),
      topics: TOPICS.map((topic) => ({
        topic,
        label: TOPIC_LABELS[topic],
        isOn: subscriptions.some((s) => s.topic === topic && s.state === 'confirmed'),
      })),
    };
  }
}
