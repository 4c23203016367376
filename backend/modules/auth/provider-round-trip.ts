import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { ReauthenticationRequired } from '../accounts/accounts.public';
import { ProviderAway, ProviderNotOffered } from './auth.errors';
import type { LinkStartedDto } from './dto/provider.dto';
import { isFresh } from './lifetimes';
import {
  ProviderClients,
  ProviderUnavailable,
  type ProviderProfile,
  type RoundTrip,
} from './provider-clients';
import type { Provider } from './provider-identity.entity';
import {
  linkErrorPath,
  signInErrorPath,
  ProviderSignIn,
  type ProviderError,
} from './provider-sign-in';
import { SignInCookies } from './sign-in-cookies';

type Failure = { error?: string; code?: string; message?: string };

function httpStatusIn(thrown: unknown): number {
  const { status, cause } = (thrown ?? {}) as { status?: unknown; cause?: unknown };
  if (typeof status === 'number') return status;
  return cause ? httpStatusIn(cause) : 0;
}

/** Browsers too old to send the header are let through. */
const isFromAnotherSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

@Injectable()
export class ProviderRoundTrip {
  private readonly logger = new Logger('providers');

  constructor(
    private readonly clients: ProviderClients,
    private readonly signIn: ProviderSignIn,
    private readonly cookies: SignInCookies,
    private readonly config: AppConfig,
  ) {}

  /** A link on another site only gets /signin, because a sign-in must start with our button. */
  async start(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isFromAnotherSite(request)) return this.send(reply, '/signin');
    try {
      const { url, roundTrip } = await this.clients.start(provider);
      this.cookies.keepRoundTrip(request, reply, roundTrip);
      await reply.redirect(url.href, 302);
    } catch (error) {
      await this.send(reply, signInErrorPath(this.reasonOf(error), provider));
    }
  }

  async startLink(
    actor: Actor,
    provider: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LinkStartedDto> {
    if (!this.config[provider]) throw ProviderNotOffered();
    if (!isFresh(actor)) throw ReauthenticationRequired();
    try {
      const { url, roundTrip } = await this.clients.start(provider);
      this.cookies.keepRoundTrip(request, reply, { ...roundTrip, linkTo: actor.userId });
      return { url: url.href };
    } catch (error) {
      this.reasonOf(error);
      throw ProviderAway();
    }
  }

  async finish(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const flow = { provider, state: query.get('state') ?? '' };
    const roundTrip = this.cookies.takeRoundTrip(request, reply, flow);
    if (!roundTrip) return this.send(reply, signInErrorPath('state_mismatch', provider));
    const errorPath = roundTrip.linkTo ? linkErrorPath : signInErrorPath;
    try {
      const profile = await this.clients.finish(roundTrip, query.toString());
      await this.send(reply, await this.decide(reply, roundTrip, profile));
    } catch (error) {
      await this.send(reply, errorPath(this.reasonOf(error), provider));
    }
  }

  private async decide(
    reply: FastifyReply,
    roundTrip: RoundTrip,
    profile: ProviderProfile,
  ): Promise<string> {
    const { provider, browser, linkTo } = roundTrip;
    if (linkTo) {
      const pendingId = await this.signIn.offerLink(profile, browser);
      this.cookies.keepPendingLink(reply, { pendingId, browser, linkTo });
      return `/dashboard/profile?${new URLSearchParams({ link: provider })}`;
    }
    const outcome = await this.signIn.decide(profile, browser);
    if (outcome.error === undefined) {
      this.cookies.keepBrowser(reply, browser);
      return `/signin?${new URLSearchParams({ token: outcome.code, provider })}`;
    }
    if (outcome.pendingId)
      this.cookies.keepPendingLink(reply, { pendingId: outcome.pendingId, browser });
    return signInErrorPath(outcome.error, provider);
  }

  private async send(reply: FastifyReply, path: string): Promise<void> {
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    await reply.redirect(`${this.config.publicUrl}${path}`, 302);
  }

  private reasonOf(thrown: unknown): ProviderError {
    const { error, code, message } = thrown as Failure;
    if (error === 'access_denied') return 'access_denied';
    if (thrown instanceof ProviderUnavailable) {
      this.logger.warn(`Provider unavailable: ${message}`);
      return 'provider_unavailable';
    }
    this.logger.error({ code, error }, 'Provider sign-in failed');
    const away =
      httpStatusIn(thrown) >= 500 || code === 'OAUTH_TIMEOUT' || message === 'fetch failed';
    return away ? 'provider_unavailable' : 'server_error';
  }
}
