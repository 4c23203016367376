import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AppConfig } from '../../config/app-config';
import { derivedKey } from '../../config/keys';
import { EnrolApp, ProveByCode } from './app-codes';
import { AuthController } from './auth.controller';
import { Authenticators } from './authenticators';
import { Callers } from './callers';
import { Challenges } from './challenges';
import { ChangePassword, CurrentPassword } from './change-password';
import { ExchangeCode } from './exchange-code';
import { Invitations } from './invitations';
import { MailAllowance } from './mail-allowance';
import { PasskeyProofs } from './passkey-proofs';
import { Passkeys } from './passkeys';
import { PasskeysController } from './passkeys.controller';
import { OwnPasswordController, PasswordController } from './password.controller';
import { PendingLinks, SignInMethods } from './pending-links';
import { ProviderClients } from './provider-clients';
import { ProviderRoundTrip } from './provider-round-trip';
import { ProviderSignIn } from './provider-sign-in';
import { ProviderController } from './provider.controller';
import { RecoveryCodes } from './recovery-codes';
import { Register } from './register';
import { ForgotPassword, ResetPassword } from './reset-password';
import { SecondFactorController } from './second-factor.controller';
import { SessionList } from './session-list';
import { SessionTokens } from './session-tokens';
import { SessionController } from './session.controller';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInCookies } from './sign-in-cookies';
import { SignInThrottle } from './sign-in-throttle';
import { VerifyEmail } from './verify-email';
import './sign-up.mails';
import './password.mails';
import './sign-in-methods.mails';
import './second-factor.mails';
import './invitations.mails';
import './callers';
import './auth.personal-data';

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        secret: derivedKey(config.jwtSecret, 'session-token'),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AuthController,
    SessionController,
    ProviderController,
    OwnPasswordController,
    PasswordController,
    SecondFactorController,
    PasskeysController,
  ],
  providers: [
    Callers,
    Register,
    Challenges,
    Authenticators,
    ChangePassword,
    CurrentPassword,
    EnrolApp,
    ExchangeCode,
    ForgotPassword,
    Invitations,
    MailAllowance,
    Passkeys,
    PendingLinks,
    ProveByCode,
    PasskeyProofs,
    ProviderClients,
    ProviderRoundTrip,
    ProviderSignIn,
    RecoveryCodes,
    ResetPassword,
    SessionList,
    Sessions,
    SessionTokens,
    SignIn,
    SignInMethods,
    SignInThrottle,
    SignInCookies,
    VerifyEmail,
  ],
  exports: [
    Callers,
    CurrentPassword,
    Invitations,
    MailAllowance,
    Authenticators,
    Sessions,
    SignInThrottle,
  ],
})
export class AuthModule {}
