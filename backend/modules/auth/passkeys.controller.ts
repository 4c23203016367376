import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public, Requires, type Actor, Permission } from '../../access/access.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { SignedInDto } from './dto/auth.dto';
import { NewPasskeyDto, PasskeyAnswerDto } from './dto/passkey.dto';
import { PasskeyProofs } from './passkey-proofs';
import { SignInCookies } from './sign-in-cookies';

const ONCE = 'A challenge is answered once, so a repeat is refused and changes nothing.';
const ANOTHER = 'Each answer holds a challenge of its own.';

/** Open to a session that still lacks its second step, and to one of a mailed link. */
export const PROVES = { withoutFactor: true, withMailLink: 'self' } as const;

@ApiTags('Passkeys')
@Controller('api')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeyProofs,
    private readonly cookies: SignInCookies,
  ) {}

  /** Options for the browser to create a passkey for the caller's account. */
  @Post('second-factor/passkeys/options')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, { withoutFactor: true, notIdempotent: ANOTHER })
  @ProblemResponses(409)
  beginPasskeySetup(@CurrentActor() actor: Actor) {
    return this.passkeys.beginEnrolment(actor);
  }

  /** Add the passkey that the browser has created. Returns a new token. */
  @Post('second-factor/passkeys')
  @Touches('Second factor', 'Sessions')
  @Requires(Permission.UseAccount, { withoutFactor: true, notIdempotent: ONCE })
  @ProblemResponses(409)
  addPasskey(@CurrentActor() actor: Actor, @Body() form: NewPasskeyDto) {
    return this.passkeys.enrol(actor, form);
  }

  /** Options for the browser to ask for one of the caller's passkeys. */
  @Post('second-factor/passkeys/challenge')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, { ...PROVES, notIdempotent: ANOTHER })
  @ProblemResponses(409)
  challengePasskey(@CurrentActor() actor: Actor) {
    return this.passkeys.beginProof(actor);
  }

  /** Complete a sign-in with a passkey as the second step. Returns a new token. */
  @Post('second-factor/passkeys/verify')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, { ...PROVES, notIdempotent: ONCE })
  verifyPasskey(@CurrentActor() actor: Actor, @Body() answer: PasskeyAnswerDto) {
    return this.passkeys.prove(actor, answer);
  }

  /** Options for the browser to sign in with a passkey, without naming an account. */
  @Post('passkey-sign-in/options')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'login' })
  beginPasskeySignIn() {
    return this.passkeys.beginSignIn();
  }

  /** Sign in with a passkey alone. The authenticator verifies the user by fingerprint, face or PIN. */
  @Post('passkey-sign-in')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'login' })
  @ProblemResponses(401, 403)
  async signInWithPasskey(
    @Body() answer: PasskeyAnswerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const signedIn = await this.passkeys.signIn(answer);
    this.cookies.keepDevice(request, reply, signedIn.user.email);
    return signedIn;
  }
}
