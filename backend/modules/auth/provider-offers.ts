import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions, violates } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Outbox } from '../../mail/mail.public';
import { Notifications, signInMethodChanged } from '../notifications/notifications.public';
import { isFresh } from './freshness';
import {
  lockOwner,
  PROVIDER_LABELS,
  ProviderIdentity,
  ReauthenticationRequired,
  User,
  type Provider,
} from '../users/users.public';
import { LastSignInMethod, LinkTaken, NoLinkOffer, NotLinked } from './auth.errors';
import { sha256 } from './derive-token';
import { ProviderOffer } from './provider-offer.entity';
import { ProviderSignIn } from './provider-sign-in';
import { Register } from './register';
import { Sessions } from './sessions';

export type OfferCookie = {
  offerId: string;
  browser: string;
  /** The account whose owner asked for the link, signed in; nobody else may take it up. */
  linkTo?: string;
};

/** The step that a provider's sign-in was missing: the owner's yes, or an address. */
@Injectable()
export class ProviderOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providerSignIn: ProviderSignIn,
    private readonly register: Register,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  /** The provider that waits to be linked to this address in this browser. */
  async waitingFor(email: string, cookie: OfferCookie | undefined): Promise<Provider | undefined> {
    const offer = await this.find(this.dataSource.manager, cookie);
    return offer?.email?.toLowerCase() === email.toLowerCase() ? offer.provider : undefined;
  }

  /** The signed-in owner confirms the link, or comes back from the provider to which they went for it. */
  async link(actor: Actor, cookie: OfferCookie | undefined): Promise<MessageDto> {
    if (!isFresh(actor)) throw ReauthenticationRequired();
    if (cookie?.linkTo && cookie.linkTo !== actor.userId) throw NoLinkOffer();
    try {
      return await this.transactions.run(async (tx) => {
        await lockOwner(tx, actor);
        await this.sessions.expectLive(tx, actor.userId, actor.sessionId);
        const offer = await this.find(tx, cookie);
        if (!offer) throw NoLinkOffer();
        await tx.delete(ProviderOffer, { id: offer.id });
        await this.providerSignIn.link(tx, actor.userId, offer);
        return { message: 'Linked. You can sign in either way now.' };
      });
    } catch (error) {
      if (violates(error, 'provider_identities_provider_subject_unique')) throw LinkTaken();
      if (violates(error, 'provider_identities_provider_user_id_unique')) throw LinkTaken();
      throw error;
    }
  }

  unlink(actor: Actor, provider: Provider): Promise<MessageDto> {
    if (!isFresh(actor)) throw ReauthenticationRequired();
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.sessions.expectLive(tx, actor.userId, actor.sessionId);
      const identities = await tx.findBy(ProviderIdentity, { userId: actor.userId });
      if (!identities.some((identity) => identity.provider === provider)) throw NotLinked();
      if (!user.passwordHash && identities.length === 1) throw LastSignInMethod();
      await tx.delete(ProviderIdentity, { userId: actor.userId, provider });
      await this.outbox.add(tx, 'sign-in-method-changed', {
        userId: actor.userId,
        provider,
        change: 'removed',
      });
      const notice = signInMethodChanged(PROVIDER_LABELS[provider], 'removed');
      await this.notifications.tell(tx, actor.userId, notice);
      await this.audit.record(tx, { action: 'sign-in-method.removed', before: { provider } });
      return { message: 'Unlinked.' };
    });
  }

  /** An address for an account whose provider gave none; it must be confirmed before any session. */
  async giveEmail(email: string, cookie: OfferCookie | undefined): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const offer = await this.find(tx, cookie);
      if (!offer) throw NoLinkOffer();
      const owner = await tx.findOneBy(User, { email });
      if (owner) {
        await this.register.tellOwner(tx, owner);
      } else {
        const { provider, subject, firstName, lastName } = offer;
        await this.register.addPending(tx, {
          id: randomId(),
          email,
          provider,
          subject,
          firstName,
          lastName,
          company: '',
        });
      }
      await tx.delete(ProviderOffer, { id: offer.id });
      return { message: 'Please check your email to confirm your account.' };
    });
  }

  private async find(
    tx: EntityManager,
    cookie: OfferCookie | undefined,
  ): Promise<ProviderOffer | null> {
    if (!cookie) return null;
    const offer = await tx.findOneBy(ProviderOffer, { id: cookie.offerId });
    return offer && offer.expiresAt > new Date() && offer.boundTo === sha256(cookie.browser)
      ? offer
      : null;
  }
}
