import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Logger,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { AppConfig } from '../../config/app-config';
import { MessageDto } from '../../http/message.dto';
import { SignedCookies } from '../../http/signed-cookies';
import { ProblemResponses } from '../../openapi/problem-responses.decorator';
import type { Provider } from '../users/users.public';
import { EmailDto } from './dto/auth.dto';
import { ProviderParam } from './dto/provider.dto';
import { OFFER_SECONDS, TOKEN_SECONDS } from './lifetimes';
import { ProviderClients, ProviderUnavailable, type RoundTrip } from './provider-clients';
import { signInErrorPath, type ProviderError } from './provider-errors';
import { ProviderOffers, type OfferCookie } from './provider-offers';
import { ProviderSignIn } from './provider-sign-in';

/** What openid-client and fetch tell of a failure. */
type Failure = { error?: string; code?: string; message?: string };

/** The status of the provider's answer, wherever openid-client keeps it in the chain of causes. */
function httpStatusIn(thrown: unknown): number {
  const { status, cause } = (thrown ?? {}) as { status?: unknown; cause?: unknown };
  if (typeof status === 'number') return status;
  return cause ? httpStatusIn(cause) : 0;
}

@ApiTags('Sign-in with a provider')
@Controller('api/auth')
export class ProviderController {
  private readonly logger = new Logger('providers');

  constructor(
    private readonly clients: ProviderClients,
    private readonly signIn: ProviderSignIn,
    private readonly offers: ProviderOffers,
    private readonly cookies: SignedCookies,
    private readonly config: AppConfig,
  ) {}

  /** Open Google's sign-in. A navigation, not a call: the browser comes back to /signin. */
  @Get('google')
  @Public({ limit: 'oauth' })
  @ApiResponse({ status: 302, description: 'To the provider, or to /signin?error=…' })
  google(@Res() reply: FastifyReply): Promise<void> {
    return this.start('google', reply);
  }

  /** Open Facebook's sign-in. A navigation, not a call: the browser comes back to /signin. */
  @Get('facebook')
  @Public({ limit: 'oauth' })
  @ApiResponse({ status: 302, description: 'To the provider, or to /signin?error=…' })
  facebook(@Res() reply: FastifyReply): Promise<void> {
    return this.start('facebook', reply);
  }

  @Get('google/callback')
  @Public({ limit: 'oauth' })
  @ApiExcludeEndpoint()
  googleCallback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.finish('google', request, reply);
  }

  @Get('facebook/callback')
  @Public({ limit: 'oauth' })
  @ApiExcludeEndpoint()
  facebookCallback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.finish('facebook', request, reply);
  }

  /** Link the provider that was just used to the account that is now signed in. Needs a fresh session. */
  @Post('link')
  @HttpCode(200)
  @Requires(Permission.UseAccount, { idempotent: true })
  @ProblemResponses(409, 410)
  linkProvider(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<MessageDto> {
    return this.offers.link(actor, this.cookies.read<OfferCookie>(request, 'offer'));
  }

  /** Unlink a provider. Needs a fresh session; the last way to sign in cannot be removed. */
  @Delete('link/:provider')
  @Requires(Permission.UseAccount)
  @ProblemResponses(404, 409)
  unlinkProvider(
    @CurrentActor() actor: Actor,
    @Param() { provider }: ProviderParam,
  ): Promise<MessageDto> {
    return this.offers.unlink(actor, provider);
  }

  /** Give the address that the provider did not vouch for; a confirmation mail follows. */
  @Post('email')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  @ProblemResponses(400, 410, 422)
  giveProviderEmail(
    @Body() { email }: EmailDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    return this.offers.giveEmail(email, this.cookies.read<OfferCookie>(request, 'offer'));
  }

  private async start(provider: Provider, reply: FastifyReply): Promise<void> {
    try {
      const { url, roundTrip } = await this.clients.start(provider);
      this.cookies.set(reply, 'round-trip', roundTrip, { seconds: OFFER_SECONDS });
      await reply.redirect(url.href, 302);
    } catch (error) {
      await this.refuse(reply, provider, this.reasonOf(error));
    }
  }

  private async finish(
    provider: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const roundTrip = this.cookies.read<RoundTrip>(request, 'round-trip');
    this.cookies.clear(reply, 'round-trip');
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    if (roundTrip?.provider !== provider || query.get('state') !== roundTrip.state) {
      return this.refuse(reply, provider, 'state_mismatch');
    }
    try {
      const profile = await this.clients.finish(roundTrip, query.toString());
      const outcome = await this.signIn.decide(profile, roundTrip.browser);
      if (outcome.error === undefined) {
        this.cookies.set(
          reply,
          'browser',
          { browser: roundTrip.browser },
          { seconds: TOKEN_SECONDS.sign_in_handback },
        );
        await this.send(reply, `/signin?${new URLSearchParams({ token: outcome.code, provider })}`);
      } else {
        if (outcome.offerId) {
          const offer: OfferCookie = { offerId: outcome.offerId, browser: roundTrip.browser };
          this.cookies.set(reply, 'offer', offer, { seconds: OFFER_SECONDS });
        }
        await this.refuse(reply, provider, outcome.error);
      }
    } catch (error) {
      await this.refuse(reply, provider, this.reasonOf(error));
    }
  }

  private refuse(reply: FastifyReply, provider: Provider, error: ProviderError): Promise<void> {
    return this.send(reply, signInErrorPath(error, provider));
  }

  private async send(reply: FastifyReply, path: string): Promise<void> {
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    await reply.redirect(`${this.config.publicUrl}${path}`, 302);
  }

  /** A refusal at the provider, a provider that is away, or our own failure. */
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
