import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { Challenges } from './challenges';
import { ChangeAuthenticators } from './change-authenticators';
import { EnrolApp } from './enrol-app';
import { EnrolPasskey } from './enrol-passkey';
import { FactorChanges } from './factor-changes';
import { FactorState } from './factor-state';
import { Passkeys } from './passkeys';
import { PasskeysController } from './passkeys.controller';
import { ProveByCode } from './prove-by-code';
import { ProveByPasskey } from './prove-by-passkey';
import { RecoveryCodes } from './recovery-codes';
import { ResetFactor } from './reset-factor';
import { SecondFactorController } from './second-factor.controller';
import './second-factor.mails';
import './second-factor.notices';

/** Passkeys, authenticator apps and recovery codes: the second step of a sign-in. */
@Module({
  imports: [AuthModule],
  controllers: [SecondFactorController, PasskeysController],
  providers: [
    Challenges,
    ChangeAuthenticators,
    EnrolApp,
    EnrolPasskey,
    FactorChanges,
    FactorState,
    Passkeys,
    ProveByCode,
    ProveByPasskey,
    RecoveryCodes,
    ResetFactor,
  ],
  exports: [ResetFactor],
})
export class SecondFactorModule {}
