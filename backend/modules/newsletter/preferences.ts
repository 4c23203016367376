import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { expectUsable, OneTimeTokens } from '../../links/links.public';
import { maskEmail } from '../../mail/mail.public';
import { EraseSubscriber } from './change-subscriber';
import type { PreferencesDto } from './dto/newsletter.dto';
import type { SubscriberDetailDto } from './dto/subscriber.dto';
import { subscriberOf } from './link-tokens';
import { CURRENT_CONSENT_TEXT, TOPIC_LABELS, TOPICS, type Topic } from './newsletter-options';
import { LinkInvalid } from './newsletter.errors';
import { newsletterDataAsked, subscriptionResumed } from './newsletter.events';
import { SubscriberList } from './subscriber-list';
import { Subscription, type Subscriber } from './subscriber.entity';
import { recordConsent, isSuppressed, lockSubscriber } from './subscribers';
import { Unsubscribe } from './unsubscribe';

const PAGE = '/newsletter/preferences';
const DATA = 'newsletter_data';
const DATA_LINKS_A_DAY = 3;

@Injectable()
export class Preferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly leaving: Unsubscribe,
    private readonly subscribers: SubscriberList,
    private readonly erasing: EraseSubscriber,
    private readonly tokens: OneTimeTokens,
  ) {}

  async read(token: string): Promise<PreferencesDto> {
    const db = this.dataSource.manager;
    return this.describe(db, await subscriberOf(db, token));
  }

  /** The link came by mail, so no new confirmation is needed. */
  change(token: string, topics: Topic[]): Promise<PreferencesDto> {
    return this.transactions.run(async (tx) => {
      const { id } = await subscriberOf(tx, token);
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber || (await isSuppressed(tx, subscriber.email))) throw LinkInvalid();
      for (const topic of topics) await this.agree(tx, subscriber, topic);
      const unwanted = TOPICS.filter((topic) => !topics.includes(topic));
      await this.leaving.within(tx, id, unwanted, { page: PAGE });
      return this.describe(tx, subscriber);
    });
  }

  /** Mails the link; the answer is the same if one was mailed a moment ago. */
  askForData(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { id } = await subscriberOf(tx, token);
      const subscriber = await lockSubscriber(tx, id);
      if (!subscriber || (await isSuppressed(tx, subscriber.email))) throw LinkInvalid();
      if (await this.mayMail(tx, id)) {
        const { id: tokenId } = await this.tokens.issue(tx, DATA, { subjectId: id });
        await record(tx, newsletterDataAsked({ subject: id, tokenId }));
      }
      return { message: `We have sent a link to ${maskEmail(subscriber.email)}.` };
    });
  }

  async ownData(token: string): Promise<SubscriberDetailDto> {
    return this.subscribers.detail(await this.subjectOf(token));
  }

  /** The link is erased with the rest. */
  async erase(token: string): Promise<void> {
    await this.erasing.erase(await this.subjectOf(token), PAGE);
  }

  private subjectOf(token: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(tx, [DATA], token);
      expectUsable(row);
      return row.subjectId;
    });
  }

  private async mayMail(tx: EntityManager, subjectId: string): Promise<boolean> {
    const [sent] = await tx.query<[{ today: number; isRecent: boolean | null }]>(
      `SELECT count(*)::int AS today, bool_or(created_at > now() - interval '10 minutes') AS "isRecent"
       FROM one_time_tokens WHERE subject_id = $1 AND purpose = $2
         AND created_at > now() - interval '1 day'`,
      [subjectId, DATA],
    );
    return !sent.isRecent && sent.today < DATA_LINKS_A_DAY;
  }

  private async agree(tx: EntityManager, subscriber: Subscriber, topic: Topic): Promise<void> {
    const found = await tx.findOneBy(Subscription, { subscriberId: subscriber.id, topic });
    if (found?.state === 'confirmed') return;
    const subscriptionId = found?.id ?? uuid();
    await tx.save(
      tx.create(Subscription, {
        id: subscriptionId,
        subscriberId: subscriber.id,
        topic,
        state: 'confirmed',
        trap: null,
        createdAt: found?.createdAt ?? databaseNow(),
        confirmedAt: databaseNow(),
        unsubscribedAt: found?.unsubscribedAt ?? null,
      }),
    );
    await recordConsent(tx, subscriber, {
      kind: 'confirmed',
      topic,
      textVersion: CURRENT_CONSENT_TEXT,
      page: PAGE,
    });
    await record(tx, subscriptionResumed({ subject: subscriber.id, subscriptionId }));
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
