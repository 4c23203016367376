import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { databaseNow } from '../../database/clock';
import { Transactions, violates } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { sha256 } from '../../links/links.public';
import { lockOwner, ReauthenticationRequired, User } from '../accounts/accounts.public';
import { LastSignInMethod, LinkTaken, NoPendingLink, NotLinked } from './auth.errors';
import { signInMethodRemoved } from './auth.events';
import type { AvailableProvidersDto, SignInMethodsDto } from './dto/provider.dto';
import { isFresh } from './lifetimes';
import { PendingLink } from './pending.entity';
import { ProviderIdentity, PROVIDERS, type Provider } from './provider-identity.entity';
import { ProviderSignIn } from './provider-sign-in';
import { Register } from './register';
import { Sessions } from './sessions';
import type { PendingLinkCookie } from './sign-in-cookies';

@Injectable()
export class PendingLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providerSignIn: ProviderSignIn,
    private readonly register: Register,
    private readonly sessions: Sessions,
  ) {}

  async waitingFor(
    email: string,
    cookie: PendingLinkCookie | undefined,
  ): Promise<Provider | undefined> {
    const pending = await this.find(this.dataSource.manager, cookie);
    return pending?.email?.toLowerCase() === email.toLowerCase() ? pending.provider : undefined;
  }

  async link(actor: Actor, cookie: PendingLinkCookie | undefined): Promise<MessageDto> {
    if (!isFresh(actor)) throw ReauthenticationRequired();
    if (cookie?.linkTo && cookie.linkTo !== actor.userId) throw NoPendingLink();
    try {
      return await this.transactions.run(async (tx) => {
        await lockOwner(tx, actor);
        await this.sessions.expectLive(tx, actor);
        const pending = await this.find(tx, cookie);
        if (!pending) throw NoPendingLink();
        await tx.delete(PendingLink, { id: pending.id });
        await this.providerSignIn.link(tx, actor.userId, pending);
        return { message: 'Linked. You can sign in either way now.' };
      });
    } catch (error) {
      if (violates(error, 'provider_identities_provider_subject_unique')) throw LinkTaken();
      if (violates(error, 'provider_identities_user_id_provider_unique')) throw LinkTaken();
      throw error;
    }
  }

  unlink(actor: Actor, provider: Provider): Promise<MessageDto> {
    if (!isFresh(actor)) throw ReauthenticationRequired();
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.sessions.expectLive(tx, actor);
      const identities = await tx.findBy(ProviderIdentity, { userId: actor.userId });
      if (!identities.some((identity) => identity.provider === provider)) throw NotLinked();
      if (!user.passwordHash && identities.length === 1) throw LastSignInMethod();
      await tx.delete(ProviderIdentity, { userId: actor.userId, provider });
      await record(tx, signInMethodRemoved({ before: { provider } }));
      return { message: 'Unlinked.' };
    });
  }

  async giveEmail(email: string, cookie: PendingLinkCookie | undefined): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const pending = await this.find(tx, cookie);
      if (!pending) throw NoPendingLink();
      const owner = await tx.findOneBy(User, { email });
      if (owner) {
        await this.register.notifyOwner(tx, owner);
      } else {
        const { provider, subject, firstName, lastName } = pending;
        const named = { id: randomId(), email, firstName, lastName, company: '' };
        await this.register.addPending(tx, { ...named, provider, subject, passwordHash: null });
      }
      await tx.delete(PendingLink, { id: pending.id });
      return { message: 'Please check your email to confirm your account.' };
    });
  }

  private async find(
    tx: EntityManager,
    cookie: PendingLinkCookie | undefined,
  ): Promise<PendingLink | null> {
    if (!cookie) return null;
    const pending = await tx.findOneBy(PendingLink, { id: cookie.pendingId });
    return pending &&
      pending.expiresAt > databaseNow() &&
      pending.boundTo === sha256(cookie.browser)
      ? pending
      : null;
  }
}

@Injectable()
export class SignInMethods {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  available(): AvailableProvidersDto {
    return { providers: PROVIDERS.filter((provider) => this.isAvailable(provider)) };
  }

  async of({ userId }: Actor): Promise<SignInMethodsDto> {
    const { manager } = this.dataSource;
    const user = await manager.findOneByOrFail(User, { id: userId });
    const identities = await manager.findBy(ProviderIdentity, { userId });
    return {
      hasPassword: user.passwordHash !== null,
      providers: PROVIDERS.map((provider) => ({
        provider,
        linkedAt: identities.find((one) => one.provider === provider)?.createdAt ?? null,
        isAvailable: this.isAvailable(provider),
      })),
    };
  }

  private isAvailable(provider: Provider): boolean {
    return this.config[provider] !== undefined;
  }
}
