import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { CURRENT_CONSENT_TEXT } from './newsletter-options';
import { VerificationExpired, VerificationInvalid, VerificationUsed } from './newsletter.errors';
import { subscriptionConfirmed } from './newsletter.events';
import { Subscription } from './subscriber.entity';
import { recordConsent, isSuppressed, lockSubscriber, settleState } from './subscribers';

const VERIFIED = { message: 'Subscription verified successfully' };
const ALREADY = { message: 'Subscription already verified' };

/** Only the button on our page confirms; opening the link does not, because mail scanners do. */
@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
  ) {}

  confirm(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.look(tx, 'confirm_subscription', token);
      if (!row) throw VerificationInvalid();
      const subscription = await tx.findOneBy(Subscription, { id: row.subjectId });
      const subscriber = subscription && (await lockSubscriber(tx, subscription.subscriberId));
      if (!subscriber || (await isSuppressed(tx, subscriber.email))) throw VerificationInvalid();
      // Read again under the lock, so that the second of two clicks sees the first.
      const { state, topic, id } = await tx.findOneByOrFail(Subscription, { id: subscription.id });
      if (state === 'confirmed') return ALREADY;
      if (row.usedAt || state === 'unsubscribed') throw VerificationUsed();
      if (row.expiresAt <= databaseNow()) throw VerificationExpired();
      await this.tokens.consumeAll(tx, 'confirm_subscription', id);
      await tx.update(
        Subscription,
        { id },
        { state: 'confirmed', trap: null, confirmedAt: () => 'now()' },
      );
      await settleState(tx, subscriber.id);
      await recordConsent(tx, subscriber, {
        kind: 'confirmed',
        topic,
        textVersion: CURRENT_CONSENT_TEXT,
        page: '/verify-subscription',
      });
      await record(tx, subscriptionConfirmed({ subject: subscriber.id, subscriptionId: id }));
      return VERIFIED;
    });
  }
}
