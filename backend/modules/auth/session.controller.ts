import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { MessageDto } from '../../http/message.dto';
import { SignedCookies } from '../../http/signed-cookies';
import { ProblemResponses } from '../../openapi/problem-responses';
import { IdParam } from '../../validation/id-param.dto';
import { ChangePassword } from './change-password';
import {
  ChangePasswordDto,
  ExchangeDto,
  NewTokenDto,
  ReauthenticateDto,
  SignedInDto,
} from './dto/auth.dto';
import { SessionsDto } from './dto/session.dto';
import { ExchangeCode } from './exchange-code';
import { KnownDevices } from './known-devices';
import { Reauthenticate } from './reauthenticate';
import { SessionList } from './session-list';

@ApiTags('Sessions')
@Controller('api')
export class SessionController {
  constructor(
    private readonly exchanging: ExchangeCode,
    private readonly changing: ChangePassword,
    private readonly confirming: Reauthenticate,
    private readonly list: SessionList,
    private readonly devices: KnownDevices,
    private readonly cookies: SignedCookies,
  ) {}

  /** Exchange the one-time code of a sign-in with a provider for a session, in the same browser, within 60 seconds. */
  @Post('auth/exchange')
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(400, 410, 422)
  async exchangeCode(
    @Body() { code }: ExchangeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const browser = this.cookies.read<{ browser: string }>(request, 'browser')?.browser;
    const signedIn = await this.exchanging.run(code, browser);
    this.devices.remember(request, reply, signedIn.user.email);
    return signedIn;
  }

  /** End this session. */
  @Post('logout')
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    notIdempotent:
      'The token ends with the first call, so a repeat answers 401 and changes nothing.',
    withMailLink: 'self',
    withoutFactor: true,
  })
  @ProblemResponses(404)
  endCurrentSession(@CurrentActor() actor: Actor): Promise<MessageDto> {
    return this.list.end(actor, actor.sessionId);
  }

  /** Change the password. Ends every other session and returns a new token for this one. */
  @Post('change-password')
  @HttpCode(200)
  @Changes(Permission.UseAccount)
  @ProblemResponses(400, 422)
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() form: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<NewTokenDto> {
    return this.changing.run(actor, form, this.devices.idIn(request));
  }

  /** Confirm the password. Returns a new token, fresh enough for sensitive changes. */
  @Post('reauthenticate')
  @HttpCode(200)
  @Changes(Permission.UseAccount)
  @ProblemResponses(400, 422)
  confirmPassword(
    @CurrentActor() actor: Actor,
    @Body() form: ReauthenticateDto,
    @Req() request: FastifyRequest,
  ): Promise<NewTokenDto> {
    return this.confirming.run(actor, form, this.devices.idIn(request));
  }

  /** List the caller's sessions. */
  @Get('sessions')
  @Requires(Permission.UseAccount)
  listSessions(@CurrentActor() actor: Actor): Promise<SessionsDto> {
    return this.list.list(actor);
  }

  /** Sign out everywhere but here. */
  @Delete('sessions')
  @Requires(Permission.UseAccount)
  endOtherSessions(@CurrentActor() actor: Actor): Promise<MessageDto> {
    return this.list.endOthers(actor);
  }

  /** Sign out on one device. */
  @Delete('sessions/:id')
  @Requires(Permission.UseAccount)
  @ProblemResponses(404)
  endSession(@CurrentActor() actor: Actor, @Param() { id }: IdParam): Promise<MessageDto> {
    return this.list.end(actor, id);
  }
}
