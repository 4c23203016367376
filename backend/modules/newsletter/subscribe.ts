import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { FormTraps, type Trap } from '../../access/form-traps';
import { RateLimits } from '../../access/rate-limits';
import { AppConfig } from '../../config/app-config';
import { databaseNow } from '../../database/clock';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { OneTimeTokens } from '../../links/links.public';
import type { SubscribeDto, SubscribedDto } from './dto/newsletter.dto';
import { CURRENT_CONSENT_TEXT, type ConsentTextVersion, type Topic } from './newsletter-options';
import { subscriptionAsked } from './newsletter.events';
import { Subscriber, Subscription } from './subscriber.entity';
import { recordConsent, isSuppressed, settleState } from './subscribers';

type SubscribeForm = {
  email: string;
  topic: Topic;
  fullName?: string;
  company?: string;
  page?: string;
  textVersion?: ConsentTextVersion;
  trap: Trap | null;
};

const GAP_MINUTES = 10;
const PER_DAY = 3;
/** For all addresses together, so that we cannot be used to flood strangers. */
const PER_HOUR = 1_000;

/** Repeating it changes nothing for a confirmed subscriber, and reveals nothing. */
@Injectable()
export class Subscribe {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly traps: FormTraps,
    private readonly limits: RateLimits,
  ) {}

  async take(
    form: SubscribeDto,
    { ip, reply }: { ip: string; reply: FastifyReply },
  ): Promise<SubscribedDto> {
    const { email, fullName, company, topic = 'newsletter', textVersion, source } = form;
    await this.limits.count('forms-address', { ip, address: email }, reply);
    const trap = this.traps.caught(form, BOX_SECONDS);
    const page = [form.page, source].filter(Boolean).join('#') || undefined;
    const asked = { email, fullName, company, topic, textVersion, page, trap };
    await this.transactions.run((tx) => this.within(tx, asked));
    return { success: true, message: SUBSCRIBED };
  }

  async within(tx: EntityManager, form: SubscribeForm): Promise<void> {
    if (await isSuppressed(tx, form.email)) return;
    const subscriber = await this.subscriberOf(tx, form);
    const before = await tx.findOneBy(Subscription, {
      subscriberId: subscriber.id,
      topic: form.topic,
    });
    if (before?.state === 'confirmed') return;
    const subscription = await this.savePending(tx, subscriber, before, form);
    await settleState(tx, subscriber.id);
    await recordConsent(tx, subscriber, {
      kind: 'requested',
      topic: form.topic,
      textVersion: form.textVersion ?? CURRENT_CONSENT_TEXT,
      page: form.page,
      reason: form.trap ?? undefined,
    });
    if (form.trap || !(await this.mayMail(tx, subscription))) return;
    const { id: tokenId } = await this.tokens.issue(tx, 'confirm_subscription', {
      subjectId: subscription.id,
    });
    await record(
      tx,
      subscriptionAsked({ subject: subscriber.id, subscriptionId: subscription.id, tokenId }),
    );
  }

  private async subscriberOf(tx: EntityManager, form: SubscribeForm): Promise<Subscriber> {
    await tx.query(
      `INSERT INTO subscribers (id, email, link_key) VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING`,
      [uuid(), form.email, randomBytes(32).toString('base64url')],
    );
    const subscriber = (await lockRow(tx, Subscriber, { email: form.email }))!;
    // Input of a stranger must not change a confirmed subscriber.
    if (subscriber.state === 'confirmed') return subscriber;
    subscriber.fullName = form.fullName ?? subscriber.fullName;
    subscriber.company = form.company ?? subscriber.company;
    const { email, fullName, company } = subscriber;
    const searchText = [email, fullName, company].filter(Boolean).join('\n');
    await tx.update(Subscriber, { id: subscriber.id }, { fullName, company, searchText });
    return subscriber;
  }

  private async savePending(
    tx: EntityManager,
    subscriber: Subscriber,
    before: Subscription | null,
    { topic, trap }: SubscribeForm,
  ): Promise<Subscription> {
    // A person who asks again after a bot is treated as a person.
    const subscription = tx.create(Subscription, {
      id: before?.id ?? uuid(),
      subscriberId: subscriber.id,
      topic,
      state: 'pending',
      trap: before?.state === 'pending' && !before.trap ? null : trap,
      createdAt: databaseNow(),
      confirmedAt: before?.confirmedAt ?? null,
      unsubscribedAt: before?.unsubscribedAt ?? null,
    });
    return tx.save(subscription);
  }

  private async mayMail(tx: EntityManager, { id, subscriberId }: Subscription): Promise<boolean> {
    if (!this.config.rateLimits) return true;
    const [sent] = await tx.query<{ today: number; recently: boolean | null }[]>(
      `SELECT count(*)::int AS today, bool_or(s.id = $3 AND t.used_at IS NULL AND t.created_at > now() - make_interval(mins => $2)) AS recently
       FROM one_time_tokens t JOIN subscriptions s ON s.id = t.subject_id
       WHERE s.subscriber_id = $1 AND t.purpose = 'confirm_subscription' AND t.created_at > now() - interval '1 day'`,
      [subscriberId, GAP_MINUTES, id],
    );
    if (sent?.recently || (sent?.today ?? 0) >= PER_DAY) return false;
    const [all] = await tx.query<{ sent: number }[]>(
      `SELECT count(*)::int AS sent FROM (
         SELECT 1 FROM one_time_tokens WHERE purpose = 'confirm_subscription'
           AND created_at > now() - interval '1 hour' LIMIT ${PER_HOUR}) recent`,
    );
    return (all?.sent ?? 0) < PER_HOUR;
  }
}

export const SUBSCRIBED =
  'Successfully subscribed to newsletter! Check your email for confirmation.';

const BOX_SECONDS = 1;
