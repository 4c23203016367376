import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId, v7 as uuid } from 'uuid';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { OneTimeTokens, sha256 } from '../../links/links.public';
import { lockUser, User, openAccount, setOnAccount } from '../accounts/accounts.public';
import { accountOpenedByProvider, signedInByProvider, signInMethodAdded } from './auth.events';
import { PENDING_LINK_SECONDS } from './lifetimes';
import { PendingRegistration, PendingLink } from './pending.entity';
import type { ProviderProfile } from './provider-clients';
import { ProviderIdentity, type Provider } from './provider-identity.entity';
import { Register } from './register';

export const PROVIDER_ERRORS = {
  access_denied: 'You did not give permission, so nothing was changed.',
  account_exists:
    'An account with this address exists. Sign in the way you did before, and then link the two.',
  email_required: 'Please give us an e-mail address, and confirm it, to finish signing in.',
  provider_unavailable:
    'This way to sign in is not available at the moment. Please use another one.',
  state_mismatch: 'This sign-in was started in another window or took too long. Please try again.',
  account_disabled: 'This account is closed. Please contact us.',
  server_error: 'Something went wrong while signing in. Please try again.',
} as const;

export type ProviderError = keyof typeof PROVIDER_ERRORS;

export function signInErrorPath(error: ProviderError, provider: Provider): string {
  const query = new URLSearchParams({ error, message: PROVIDER_ERRORS[error], provider });
  return `/signin?${query}`;
}

export function linkErrorPath(error: ProviderError, provider: Provider): string {
  return `/dashboard/profile?${new URLSearchParams({ link: provider, error })}`;
}

type ProviderOutcome =
  | { code: string; error?: undefined }
  | { error: ProviderError; pendingId?: string };

/** The identity is (provider, subject); an address alone never opens an existing account. */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly register: Register,
  ) {}

  decide(profile: ProviderProfile, browser: string): Promise<ProviderOutcome> {
    return this.transactions.run(async (tx) => {
      const { provider, subject } = profile;
      const identity = await tx.findOneBy(ProviderIdentity, { provider, subject });
      if (identity) return this.signIn(tx, identity.userId, profile, browser);
      if (!profile.email || !profile.emailVerified) {
        return { error: 'email_required', pendingId: await this.offer(tx, profile, browser) };
      }
      const owner = await tx.findOneBy(User, { email: profile.email });
      if (!owner) return this.open(tx, profile, browser);
      if (owner.disabledAt) return { error: 'account_disabled' };
      // Such as a Workspace account that was deleted and created again.
      const hasAnother = await tx.existsBy(ProviderIdentity, { userId: owner.id, provider });
      if (!profile.isAuthoritative || owner.isStaff || hasAnother) {
        return { error: 'account_exists', pendingId: await this.offer(tx, profile, browser) };
      }
      await this.link(tx, owner.id, profile);
      return this.signIn(tx, owner.id, profile, browser);
    });
  }

  offerLink(profile: ProviderProfile, browser: string): Promise<string> {
    return this.transactions.run((tx) => this.offer(tx, profile, browser));
  }

  async link(
    tx: EntityManager,
    userId: string,
    identity: Pick<ProviderProfile, 'provider' | 'subject'>,
  ): Promise<void> {
    const { provider, subject } = identity;
    await tx.insert(ProviderIdentity, { id: uuid(), userId, provider, subject });
    await setOnAccount(tx, userId, { invitedAt: null });
    await record(tx, signInMethodAdded({ actor: userId, after: { provider } }));
  }

  private async open(
    tx: EntityManager,
    profile: ProviderProfile,
    browser: string,
  ): Promise<ProviderOutcome> {
    const { email, firstName, lastName, provider, subject } = profile;
    for (const { id } of await tx.findBy(PendingRegistration, { email })) {
      await this.register.drop(tx, id);
    }
    const { id: userId } = await openAccount(tx, { email: email!, firstName, lastName });
    await tx.insert(ProviderIdentity, { id: uuid(), userId, provider, subject });
    await record(tx, accountOpenedByProvider({ actor: userId, after: { provider } }));
    return this.signIn(tx, userId, profile, browser);
  }

  private async signIn(
    tx: EntityManager,
    userId: string,
    profile: ProviderProfile,
    browser: string,
  ): Promise<ProviderOutcome> {
    const user = await lockUser(tx, { id: userId });
    if (!user || user.disabledAt) return { error: 'account_disabled' };
    const { token } = await this.tokens.issue(tx, 'sign_in_handback', {
      subjectId: userId,
      boundTo: sha256(browser),
    });
    const after = { provider: profile.provider };
    await record(tx, signedInByProvider({ actor: userId, after }));
    return { code: token };
  }

  private async offer(
    tx: EntityManager,
    profile: ProviderProfile,
    browser: string,
  ): Promise<string> {
    const { provider, subject, email = null, firstName, lastName } = profile;
    const id = randomId();
    const boundTo = sha256(browser);
    const expiresAt = new Date(databaseNow().getTime() + PENDING_LINK_SECONDS * 1000);
    const identity = { provider, subject, email, firstName, lastName };
    await tx.insert(PendingLink, { ...identity, id, boundTo, expiresAt });
    return id;
  }
}
