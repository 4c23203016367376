import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AppConfig } from '../../config/app-config';
import { derivedKey } from '../../crypto/derived-key';
import { AuthController } from './auth.controller';
import { Callers } from './callers';
import { CancelRegistration } from './cancel-registration';
import { ChangePassword } from './change-password';
import { CurrentPassword } from './current-password';
import { ExchangeCode } from './exchange-code';
import { ForgotPassword } from './forgot-password';
import { KnownDevices } from './known-devices';
import { MailLinkController } from './mail-link.controller';
import { MailAllowance } from './mail-allowance';
import { ProviderClients } from './provider-clients';
import { ProviderController } from './provider.controller';
import { PendingLinks } from './pending-links';
import { ProviderRoundTrip } from './provider-round-trip';
import { ProviderSignIn } from './provider-sign-in';
import { Reauthenticate } from './reauthenticate';
import { Register } from './register';
import { ResendVerification } from './resend-verification';
import { ResetPassword } from './reset-password';
import { SessionController } from './session.controller';
import { SessionList } from './session-list';
import { SessionStrategy } from './session.strategy';
import { SessionTokens } from './session-tokens';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInMethods } from './sign-in-methods';
import { SignInThrottle } from './sign-in-throttle';
import { SignUpCookie } from './sign-up-cookie';
import { UseMailLink } from './use-mail-link';
import { VerifyEmail } from './verify-email';
import { Challenges } from './challenges';
import { ChangeAuthenticators } from './change-authenticators';
import { EnrolApp } from './enrol-app';
import { EnrolPasskey } from './enrol-passkey';
import { FactorChanges } from './factor-changes';
import { FactorState } from './factor-state';
import { InviteClient } from './invite-client';
import { InviteStaff } from './invite-staff';
import { Passkeys } from './passkeys';
import { PasskeysController } from './passkeys.controller';
import { ProveByCode } from './prove-by-code';
import { ProveByPasskey } from './prove-by-passkey';
import { RecoveryCodes } from './recovery-codes';
import { ResetFactor } from './reset-factor';
import { SecondFactorController } from './second-factor.controller';
import './invitations.mails';
import './invitations.notices';
import './second-factor.mails';
import './second-factor.notices';
import './auth.live';
import './auth.mails';
import './auth.notices';
import './auth.retention';
import './auth.personal-data';

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        // A key object, because jsonwebtoken would try a text as a public key first, at every call.
        secret: createSecretKey(derivedKey(config.jwtSecret, 'session-token')),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AuthController,
    SessionController,
    ProviderController,
    MailLinkController,
    SecondFactorController,
    PasskeysController,
  ],
  providers: [
    Callers,
    CancelRegistration,
    Challenges,
    ChangeAuthenticators,
    ChangePassword,
    CurrentPassword,
    EnrolApp,
    EnrolPasskey,
    ExchangeCode,
    FactorChanges,
    FactorState,
    ForgotPassword,
    InviteClient,
    InviteStaff,
    KnownDevices,
    MailAllowance,
    Passkeys,
    PendingLinks,
    ProveByCode,
    ProveByPasskey,
    ProviderClients,
    ProviderRoundTrip,
    ProviderSignIn,
    Reauthenticate,
    RecoveryCodes,
    Register,
    ResendVerification,
    ResetFactor,
    ResetPassword,
    SessionList,
    Sessions,
    SessionStrategy,
    SessionTokens,
    SignIn,
    SignInMethods,
    SignInThrottle,
    SignUpCookie,
    UseMailLink,
    VerifyEmail,
  ],
  exports: [
    Callers,
    CurrentPassword,
    InviteClient,
    InviteStaff,
    KnownDevices,
    MailAllowance,
    ResetFactor,
    SessionList,
    Sessions,
    SignInThrottle,
  ],
})
export class AuthModule {}
