import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, type Actor, Permission } from '../../access/access.public';
import { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { ChangePassword } from './change-password';
import {
  ChangePasswordDto,
  EmailDto,
  ReauthenticateDto,
  ResetPasswordDto,
  ResetTokenDto,
} from './dto/auth.dto';
import { ForgotPassword, ResetPassword } from './reset-password';
import { SignInCookies } from './sign-in-cookies';

@ApiTags('Accounts')
@Controller('api')
export class PasswordController {
  constructor(
    private readonly forgetting: ForgotPassword,
    private readonly resetting: ResetPassword,
    private readonly cookies: SignInCookies,
  ) {}

  /** Ask for a link to reset the password. The same response for every address. */
  @Post('forgot-password')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  requestPasswordReset(@Body() { email }: EmailDto, @Req() request: FastifyRequest) {
    return this.forgetting.sendLink(email, {
      isKnownDevice: this.cookies.device(request, email) !== undefined,
      ownSignUp: this.cookies.signUp(request),
    });
  }

  /** The account of a mailed link, so that a password manager saves the new password under it. Does not use up the link. */
  @Post('reset-password/account')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(410)
  getResetAccount(@Body() { token }: ResetTokenDto): Promise<EmailDto> {
    return this.resetting.accountOf(token);
  }

  /** Choose a new password with the token of a mailed link. Ends all sessions. */
  @Post('reset-password')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(410)
  async resetPassword(
    @Body() form: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    const { message, email } = await this.resetting.reset(form, this.cookies.device(request));
    this.cookies.keepDevice(request, reply, email);
    return { message };
  }
}

@ApiTags('Sessions')
@Controller('api')
export class OwnPasswordController {
  constructor(private readonly changing: ChangePassword) {}

  /** Change the password. Ends every other session and returns a new token for this one. */
  @Post('change-password')
  @HttpCode(200)
  @Changes(Permission.UseAccount)
  changePassword(@CurrentActor() actor: Actor, @Body() form: ChangePasswordDto) {
    return this.changing.change(actor, form);
  }

  /** Confirm the password. Returns a new token, fresh enough for sensitive changes. */
  @Post('reauthenticate')
  @Touches()
  @HttpCode(200)
  @Changes(Permission.UseAccount)
  confirmPassword(@CurrentActor() actor: Actor, @Body() form: ReauthenticateDto) {
    return this.changing.confirm(actor, form);
  }
}
