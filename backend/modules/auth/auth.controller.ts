import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v4 as randomId } from 'uuid';
import { Public } from '../../access/access.decorator';
import { MessageDto } from '../../http/message.dto';
import { SignedCookies } from '../../http/signed-cookies';
import { ProblemResponses } from '../../openapi/problem-responses';
import { CancelRegistration } from './cancel-registration';
import {
  CancelRegistrationDto,
  EmailDto,
  LoginDto,
  RegisterDto,
  ResetPasswordDto,
  SignedInDto,
  VerifyEmailDto,
} from './dto/auth.dto';
import { ForgotPassword } from './forgot-password';
import { KnownDevices } from './known-devices';
import { PendingLinks, type PendingLinkCookie } from './pending-links';
import { Register } from './register';
import { ResendVerification } from './resend-verification';
import { ResetPassword } from './reset-password';
import { SignIn } from './sign-in';
import { SignUpCookie } from './sign-up-cookie';
import { VerifyEmail } from './verify-email';

@ApiTags('Accounts')
@Controller('api')
export class AuthController {
  constructor(
    private readonly registration: Register,
    private readonly resending: ResendVerification,
    private readonly verification: VerifyEmail,
    private readonly cancellation: CancelRegistration,
    private readonly signIn: SignIn,
    private readonly forgetting: ForgotPassword,
    private readonly resetting: ResetPassword,
    private readonly offers: PendingLinks,
    private readonly devices: KnownDevices,
    private readonly signUps: SignUpCookie,
    private readonly cookies: SignedCookies,
  ) {}

  /** Sign up. The response is the same whether or not the address has an account; its owner is informed by mail. */
  @Post('register')
  @Public({ limit: 'register' })
  @ProblemResponses(400, 422)
  async createAccount(
    @Body() form: RegisterDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    const registrationId = randomId();
    const answer = await this.registration.run(form, registrationId);
    this.signUps.remember(reply, registrationId);
    return answer;
  }

  /** Sign in with e-mail and password. Repeated wrong passwords delay the next attempt. */
  @Post('login')
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(400, 401, 403, 422)
  async signInWithPassword(
    @Body() form: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const signedIn = await this.signIn.run(form, this.devices.idOf(request, form.email));
    this.devices.remember(request, reply, form.email);
    const offer = this.cookies.read<PendingLinkCookie>(request, 'offer');
    return { ...signedIn, linkOffer: await this.offers.waitingFor(form.email, offer) };
  }

  /** Confirm an address with the token of the mailed link. Repeating it does no harm. */
  @Post('verify-email')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(400, 410, 422)
  verifyEmail(
    @Body() { token }: VerifyEmailDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    return this.verification.run(token, this.signUps.idIn(request));
  }

  /** Delete a sign-up that someone else made with the caller's address: the mail's "this was not me" link. */
  @Post('cancel-registration')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(400, 410, 422)
  cancelRegistration(@Body() { token }: CancelRegistrationDto): Promise<MessageDto> {
    return this.cancellation.run(token);
  }

  /** Ask for a new confirmation link; the older one stops working. The same response for every address. */
  @Post('resend-verification')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  @ProblemResponses(400, 422)
  resendVerification(
    @Body() { email }: EmailDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageDto> {
    return this.resending.run(email, this.signUps.idIn(request));
  }

  /** Ask for a link to reset the password. The same response for every address. */
  @Post('forgot-password')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  @ProblemResponses(400, 422)
  requestPasswordReset(@Body() { email }: EmailDto): Promise<MessageDto> {
    return this.forgetting.run(email);
  }

  /** Choose a new password with the token of a mailed link. Ends all sessions. */
  @Post('reset-password')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(400, 410, 422)
  async resetPassword(
    @Body() form: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    const { message, email } = await this.resetting.run(form, this.devices.idIn(request));
    this.devices.remember(request, reply, email);
    return { message };
  }
}
