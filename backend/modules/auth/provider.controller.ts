import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { EmailDto } from './dto/auth.dto';
import { AvailableProvidersDto, ProviderParam } from './dto/provider.dto';
import { PendingLinks, SignInMethods } from './pending-links';
import { ProviderRoundTrip } from './provider-round-trip';
import { SignInCookies } from './sign-in-cookies';

@ApiTags('Sign-in with a provider')
@Controller('api/auth')
export class ProviderController {
  constructor(
    private readonly roundTrip: ProviderRoundTrip,
    private readonly links: PendingLinks,
    private readonly methods: SignInMethods,
    private readonly cookies: SignInCookies,
  ) {}

  /** Identity providers configured here. Only these have a button. */
  @Get('providers')
  @Public()
  getAvailableProviders(): AvailableProvidersDto {
    return this.methods.available();
  }

  /** Open Google's sign-in. A navigation, not a call: the browser comes back to /signin. */
  @Get('google')
  @Public({ limit: 'oauth' })
  @ApiResponse({ status: 302, description: 'To the provider, or to /signin?error=…' })
  openGoogleSignIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.roundTrip.start('google', request, reply);
  }

  /** Open Facebook's sign-in. A navigation, not a call: the browser comes back to /signin. */
  @Get('facebook')
  @Public({ limit: 'oauth' })
  @ApiResponse({ status: 302, description: 'To the provider, or to /signin?error=…' })
  openFacebookSignIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.roundTrip.start('facebook', request, reply);
  }

  @Get('google/callback')
  @Public({ limit: 'oauth' })
  @ApiExcludeEndpoint()
  googleCallback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.roundTrip.finish('google', request, reply);
  }

  @Get('facebook/callback')
  @Public({ limit: 'oauth' })
  @ApiExcludeEndpoint()
  facebookCallback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.roundTrip.finish('facebook', request, reply);
  }

  /** Ways the account can sign in, and providers that could be linked to it. */
  @Get('methods')
  @Requires(Permission.UseAccount)
  getSignInMethods(@CurrentActor() actor: Actor) {
    return this.methods.of(actor);
  }

  /** Start linking a provider. The response says where to send the browser. Needs a fresh session. */
  @Post('link/:provider')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    limit: 'oauth',
    notIdempotent: 'The answer sets the cookie of one round trip; a second try begins another one.',
  })
  @ProblemResponses(422)
  startProviderLink(
    @CurrentActor() actor: Actor,
    @Param() { provider }: ProviderParam,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.roundTrip.startLink(actor, provider, request, reply);
  }

  /** Link the provider that was just used to the signed-in account. Needs a fresh session. */
  @Post('link')
  @HttpCode(200)
  @Changes(Permission.UseAccount)
  @ProblemResponses(410)
  linkProvider(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return this.links.link(actor, this.cookies.pendingLink(request));
  }

  /** Unlink a provider. Needs a fresh session; the last way to sign in cannot be removed. */
  @Delete('link/:provider')
  @Requires(Permission.UseAccount)
  @ProblemResponses(409, 422)
  unlinkProvider(@CurrentActor() actor: Actor, @Param() { provider }: ProviderParam) {
    return this.links.unlink(actor, provider);
  }

  /** Enter the e-mail address that the provider has not verified; a confirmation mail follows. */
  @Post('email')
  @Touches()
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  @ProblemResponses(410)
  giveProviderEmail(@Body() { email }: EmailDto, @Req() request: FastifyRequest) {
    return this.links.giveEmail(email, this.cookies.pendingLink(request));
  }
}
