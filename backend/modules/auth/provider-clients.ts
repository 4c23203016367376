import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { AppConfig } from '../../config/app-config';
import { tidyLine, withoutRefused } from '../../validation/characters';
import { canonicalEmail } from '../../validation/email-address';
import type { Provider } from './provider-identity.entity';

export type ProviderProfile = {
  provider: Provider;
  subject: string;
  email?: string;
  emailVerified: boolean;
  /** The provider operates the mailbox, so the address cannot have a new owner. */
  isAuthoritative: boolean;
  firstName: string;
  lastName: string;
};

export type RoundTrip = {
  provider: Provider;
  state: string;
  nonce: string;
  verifier: string;
  browser: string;
  linkTo?: string;
};

export class ProviderUnavailable extends Error {}

@Injectable()
export class ProviderClients {
  private google?: Promise<oidc.Configuration>;

  constructor(private readonly config: AppConfig) {}

  redirectUri(provider: Provider): string {
    return `${this.config.publicUrl}/api/auth/${provider}/callback`;
  }

  async start(provider: Provider): Promise<{ url: URL; roundTrip: RoundTrip }> {
    const client = await this.client(provider);
    const roundTrip: RoundTrip = {
      provider,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      browser: oidc.randomState(),
    };
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: this.redirectUri(provider),
      scope: provider === 'google' ? 'openid email profile' : 'email public_profile',
      state: roundTrip.state,
      code_challenge: await oidc.calculatePKCECodeChallenge(roundTrip.verifier),
      code_challenge_method: 'S256',
      ...(provider === 'google' && { nonce: roundTrip.nonce }),
    });
    return { url, roundTrip };
  }

  async finish(roundTrip: RoundTrip, query: string): Promise<ProviderProfile> {
    const client = await this.client(roundTrip.provider);
    const tokens = await oidc.authorizationCodeGrant(
      client,
      new URL(`${this.redirectUri(roundTrip.provider)}?${query}`),
      {
        pkceCodeVerifier: roundTrip.verifier,
        expectedState: roundTrip.state,
        ...(roundTrip.provider === 'google' && {
          expectedNonce: roundTrip.nonce,
          idTokenExpected: true,
        }),
      },
    );
    return roundTrip.provider === 'google'
      ? googleProfile(tokens.claims()!)
      : this.facebookProfile(client, tokens.access_token);
  }

  private client(provider: Provider): Promise<oidc.Configuration> {
    return provider === 'google' ? this.googleClient() : this.facebookClient();
  }

  private async googleClient(): Promise<oidc.Configuration> {
    const settings = this.config.google;
    if (!settings) throw new ProviderUnavailable('Google is not configured');
    this.google ??= oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret,
      undefined,
      {
        timeout: 10,
        // Also checks signatures; the specification would accept TLS alone.
        execute: [oidc.enableNonRepudiationChecks, ...this.insecure(settings.issuer)],
      },
    );
    try {
      return await this.google;
    } catch (error) {
      this.google = undefined;
      throw new ProviderUnavailable((error as Error).message);
    }
  }

  private async facebookClient(): Promise<oidc.Configuration> {
    const settings = this.config.facebook;
    if (!settings) throw new ProviderUnavailable('Facebook is not configured');
    const client = new oidc.Configuration(
      {
        issuer: new URL(settings.authorizeUrl).origin,
        authorization_endpoint: settings.authorizeUrl,
        token_endpoint: settings.tokenUrl,
      },
      settings.clientId,
      settings.clientSecret,
    );
    client.timeout = 10;
    for (const allow of this.insecure(settings.tokenUrl)) allow(client);
    return client;
  }

  private async facebookProfile(
    client: oidc.Configuration,
    accessToken: string,
  ): Promise<ProviderProfile> {
    const url = new URL(this.config.facebook!.profileUrl);
    url.searchParams.set('fields', 'id,first_name,last_name,email');
    const response = await oidc.fetchProtectedResource(client, accessToken, url, 'GET');
    const person = (await response.json()) as Record<string, unknown>;
    const subject = person.id ?? person.sub;
    if (typeof subject !== 'string' || !subject) throw new Error('Facebook sent no id');
    return {
      provider: 'facebook',
      subject,
      email: canonicalEmail(text(person.email)) ?? undefined,
      emailVerified: false,
      isAuthoritative: false,
      firstName: text(person.first_name),
      lastName: text(person.last_name),
    };
  }

  private insecure(url: string): ((client: oidc.Configuration) => void)[] {
    return url.startsWith('http:') && !this.config.production ? [oidc.allowInsecureRequests] : [];
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? withoutRefused(tidyLine(value)).slice(0, 80) : '';

/** Source: developers.google.com, "Verify the Google ID token on your server side". */
function googleProfile(claims: oidc.IDToken): ProviderProfile {
  const email = canonicalEmail(typeof claims.email === 'string' ? claims.email : '') ?? undefined;
  const emailVerified = claims.email_verified === true;
  const isOfGoogle = email?.endsWith('@gmail.com') || Boolean(text(claims.hd));
  return {
    provider: 'google',
    subject: claims.sub,
    email,
    emailVerified,
    isAuthoritative: emailVerified && isOfGoogle,
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  };
}
