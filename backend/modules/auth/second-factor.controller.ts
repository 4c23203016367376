import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { EnrolApp, ProveByCode } from './app-codes';
import { AuthenticatorNotFound } from './auth.errors';
import { Authenticators } from './authenticators';
import { CodeDto, NameDto, NewAppDto, RecoveryCodeDto } from './dto/second-factor.dto';
import { PROVES } from './passkeys.controller';

class AuthenticatorIdParam extends idParam(AuthenticatorNotFound) {}

const ONCE = 'A code works once, so a repeat is refused and changes nothing.';

@ApiTags('Second factor')
@Controller('api/second-factor')
export class SecondFactorController {
  constructor(
    private readonly enrolment: EnrolApp,
    private readonly proof: ProveByCode,
    private readonly changing: Authenticators,
  ) {}

  /** The caller's passkeys and app, and the proofs this session still lacks. */
  @Get()
  @Requires(Permission.UseAccount, PROVES)
  getSecondFactor(@CurrentActor() actor: Actor) {
    return this.changing.stateOf(actor);
  }

  /** Start setting up an authenticator app. It takes effect once its first code is confirmed. */
  @Post('app')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    withoutFactor: true,
    notIdempotent: 'The answer holds a secret; a repeat makes another one in its place.',
  })
  @ProblemResponses(409)
  beginAppSetup(@CurrentActor() actor: Actor) {
    return this.enrolment.begin(actor);
  }

  /** Confirm the app with its first code. Replaces any earlier app and returns a new token. */
  @Post('app/confirm')
  @Touches('Second factor', 'Sessions')
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    withoutFactor: true,
    notIdempotent: 'The answer holds recovery codes, and the app’s code works once.',
  })
  @ProblemResponses(409, 410)
  confirmApp(@CurrentActor() actor: Actor, @Body() form: NewAppDto) {
    return this.enrolment.confirm(actor, form);
  }

  /** Complete a sign-in with the app's code. Returns a new token. Five wrong codes cause a delay. */
  @Post('app/verify')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.UseAccount, { ...PROVES, notIdempotent: ONCE })
  @ProblemResponses(409)
  verifyApp(@CurrentActor() actor: Actor, @Body() { code }: CodeDto) {
    return this.proof.byApp(actor, code);
  }

  /** Complete a sign-in with a recovery code, which works once. Returns a new token. */
  @Post('recovery')
  @Touches('Second factor')
  @HttpCode(200)
  @Requires(Permission.UseAccount, { ...PROVES, notIdempotent: ONCE })
  @ProblemResponses(409)
  verifyRecoveryCode(@CurrentActor() actor: Actor, @Body() { code }: RecoveryCodeDto) {
    return this.proof.byRecoveryCode(actor, code);
  }

  /** Create ten new recovery codes, which replace the earlier ones. Needs a fresh second factor. */
  @Post('codes')
  @HttpCode(200)
  @Requires(Permission.UseAccount, {
    notIdempotent: 'The answer holds the codes, of which only hashes are kept.',
  })
  @ProblemResponses(409)
  createRecoveryCodes(@CurrentActor() actor: Actor) {
    return this.changing.newCodes(actor);
  }

  /** Rename a passkey or the app. */
  @Put('authenticators/:id')
  @Changes(Permission.UseAccount)
  renameAuthenticator(
    @CurrentActor() actor: Actor,
    @Param() { id }: AuthenticatorIdParam,
    @Body() { name }: NameDto,
  ) {
    return this.changing.rename(actor, id, name);
  }

  /**
   * Remove a passkey or the app, effective at once. Needs a fresh second factor; staff who need one keep their last.
   */
  @Delete('authenticators/:id')
  @Touches('Second factor', 'Sessions')
  @Requires(Permission.UseAccount)
  @ProblemResponses(409)
  removeAuthenticator(@CurrentActor() actor: Actor, @Param() { id }: AuthenticatorIdParam) {
    return this.changing.remove(actor, id);
  }
}
