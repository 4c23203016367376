import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, Requires, type Actor, Permission } from '../../access/access.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { IdParam } from '../../validation/id-param.dto';
import { ExchangeDto, SignedInDto, UseMailLinkDto } from './dto/auth.dto';
import { ExchangeCode } from './exchange-code';
import { SessionList } from './session-list';
import { SignInCookies } from './sign-in-cookies';

@ApiTags('Sessions')
@Controller('api')
export class SessionController {
  constructor(
    private readonly exchanging: ExchangeCode,
    private readonly list: SessionList,
    private readonly cookies: SignInCookies,
  ) {}

  /** Exchange the one-time code of a sign-in with a provider for a session, in the same browser, within 60 seconds. */
  @Post('auth/exchange')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(410)
  async exchangeCode(
    @Body() { code }: ExchangeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const browser = this.cookies.browser(request);
    const signedIn = await this.exchanging.ofProvider(code, browser);
    this.cookies.keepDevice(request, reply, signedIn.user.email);
    return signedIn;
  }

  /** Open a request from a mail about it: once, within 72 hours. The session gives access to that request only. */
  @Post('mail-links/use')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(410)
  useMailLink(@Body() { token }: UseMailLinkDto) {
    return this.exchanging.ofMail(token);
  }

  /** End this session. */
  @Post('logout')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    notIdempotent:
      'The token ends with the first call, so a repeat answers 401 and changes nothing.',
    withMailLink: 'self',
    withoutFactor: true,
  })
  @ProblemResponses(404)
  endCurrentSession(@CurrentActor() actor: Actor) {
    return this.list.end(actor, actor.sessionId);
  }

  /** List the caller's sessions. */
  @Get('sessions')
  @Requires(Permission.UseAccount)
  listSessions(@CurrentActor() actor: Actor) {
    return this.list.list(actor);
  }

  /** Sign out everywhere but here. */
  @Delete('sessions')
  @Requires(Permission.UseAccount)
  endOtherSessions(@CurrentActor() actor: Actor) {
    return this.list.endOthers(actor);
  }

  /** Sign out on one device. */
  @Delete('sessions/:id')
  @Requires(Permission.UseAccount)
  endSession(@CurrentActor() actor: Actor, @Param() { id }: IdParam) {
    return this.list.end(actor, id);
  }
}
