import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Outbox } from '../../mail/mail.public';
import { ContactSyncs } from '../../provider/contact-syncs';
import { OneTimeToken, sha256 } from '../auth/auth.public';
import { recordConsent } from './consent-log';
import { CURRENT_CONSENT_TEXT } from './consent-texts';
import { VerificationExpired, VerificationInvalid, VerificationUsed } from './newsletter.errors';
import { isSuppressed, lockSubscriber, settleState } from './subscribers';
import { Subscription } from './subscription.entity';

const VERIFIED = { message: 'Subscription verified successfully' };
const ALREADY = { message: 'Subscription already verified' };

/** The button on our page was pressed. Opening the link, however often, comes never here. */
@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly contacts: ContactSyncs,
  ) {}

  run(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokenRow(tx, token);
      const subscription = await tx.findOneBy(Subscription, { id: row.subjectId });
      const subscriber = subscription && (await lockSubscriber(tx, subscription.subscriberId));
      if (!subscriber || (await isSuppressed(tx, subscriber.email))) throw VerificationInvalid();
      // Read again under the lock: of two presses at once, the second sees the first.
      const { state, topic, id } = await tx.findOneByOrFail(Subscription, { id: subscription.id });
      if (state === 'confirmed') return ALREADY;
      if (row.usedAt || state === 'unsubscribed') throw VerificationUsed();
      if (row.expiresAt <= new Date()) throw VerificationExpired();
      await tx.update(OneTimeToken, { subjectId: id, usedAt: IsNull() }, { usedAt: () => 'now()' });
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
      await this.outbox.add(tx, 'subscription-welcome', { subscriptionId: id });
      await this.outbox.add(tx, 'new-subscriber', { subscriptionId: id });
      await this.contacts.add(tx, 'subscriber', subscriber.id);
      return VERIFIED;
    });
  }

  private async tokenRow(tx: EntityManager, token: string): Promise<OneTimeToken> {
    const row = await tx.findOneBy(OneTimeToken, {
      tokenHash: sha256(token),
      purpose: 'confirm_subscription',
    });
    if (!row) throw VerificationInvalid();
    return row;
  }
}
