import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v4 as randomId } from 'uuid';
import { Public } from '../../access/access.public';
import { RateLimits } from '../../access/rate-limits';
import { MessageDto } from '../../http/message.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import {
  CancelRegistrationDto,
  EmailDto,
  LoginDto,
  RegisterDto,
  SignedInDto,
  VerifyEmailDto,
} from './dto/auth.dto';
import { PendingLinks } from './pending-links';
import { Register } from './register';
import { SignIn } from './sign-in';
import { SignInCookies } from './sign-in-cookies';
import { VerifyEmail } from './verify-email';

@ApiTags('Accounts')
@Controller('api')
export class AuthController {
  constructor(
    private readonly registration: Register,
    private readonly verification: VerifyEmail,
    private readonly signIn: SignIn,
    private readonly links: PendingLinks,
    private readonly cookies: SignInCookies,
    private readonly limits: RateLimits,
  ) {}

  /** Sign up. The response is the same whether or not the address has an account; its owner is informed by mail. */
  @Post('register')
  @Public()
  async createAccount(
    @Body() form: RegisterDto,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    await this.registration.expectGoodPassword(form);
    // Counted after the check, so that a refused password does not use up a sign-up.
    await this.limits.count('register', { ip }, reply);
    const registrationId = randomId();
    const answer = await this.registration.register(form, registrationId);
    this.cookies.keepSignUp(reply, registrationId);
    return answer;
  }

  /** Sign in with e-mail and password. Repeated wrong passwords delay the next attempt. */
  @Post('login')
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(401, 403)
  async signInWithPassword(
    @Body() form: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const signedIn = await this.signIn.signIn(form, this.cookies.device(request, form.email));
    this.cookies.keepDevice(request, reply, form.email);
    const link = this.cookies.pendingLink(request);
    return { ...signedIn, linkOffer: await this.links.waitingFor(form.email, link) };
  }

  /** Confirm an address with the token of the mailed link. Safe to repeat. */
  @Post('verify-email')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(410)
  verifyEmail(@Body() { token }: VerifyEmailDto, @Req() request: FastifyRequest) {
    return this.verification.verify(token, this.cookies.signUp(request));
  }

  /** Delete a sign-up that someone else made with the caller's address: the mail's "this was not me" link. */
  @Post('cancel-registration')
  @HttpCode(200)
  @Public({ limit: 'verify' })
  @ProblemResponses(410)
  cancelRegistration(@Body() { token }: CancelRegistrationDto) {
    return this.registration.cancel(token);
  }

  /** Ask for a new confirmation link; the older one stops working. The same response for every address. */
  @Post('resend-verification')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  resendVerification(@Body() { email }: EmailDto, @Req() request: FastifyRequest) {
    return this.registration.resend(email, this.cookies.signUp(request));
  }
}
