import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AppConfig } from '../../config/app-config';
import { AuthController } from './auth.controller';
import { CancelRegistration } from './cancel-registration';
import { ChangePassword } from './change-password';
import { CurrentPassword } from './current-password';
import { ExchangeCode } from './exchange-code';
import { ForgotPassword } from './forgot-password';
import { KnownDevices } from './known-devices';
import { MailAllowance } from './mail-allowance';
import { OneTimeTokens } from './one-time-tokens';
import { ProviderClients } from './provider-clients';
import { ProviderController } from './provider.controller';
import { ProviderOffers } from './provider-offers';
import { ProviderRoundTrip } from './provider-round-trip';
import { ProviderSignIn } from './provider-sign-in';
import { Reauthenticate } from './reauthenticate';
import { Register } from './register';
import { ResendVerification } from './resend-verification';
import { ResetPassword } from './reset-password';
import { SessionController } from './session.controller';
import { SessionList } from './session-list';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInMethods } from './sign-in-methods';
import { SignInThrottle } from './sign-in-throttle';
import { SignUpCookie } from './sign-up-cookie';
import { VerifyEmail } from './verify-email';

/** Sign-up, confirmation, sign-in by password or provider, sessions, password reset. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController, SessionController, ProviderController],
  providers: [
    CancelRegistration,
    ChangePassword,
    CurrentPassword,
    ExchangeCode,
    ForgotPassword,
    KnownDevices,
    MailAllowance,
    OneTimeTokens,
    ProviderClients,
    ProviderOffers,
    ProviderRoundTrip,
    ProviderSignIn,
    Reauthenticate,
    Register,
    ResendVerification,
    ResetPassword,
    SessionList,
    Sessions,
    SessionStrategy,
    SignIn,
    SignInMethods,
    SignInThrottle,
    SignUpCookie,
    VerifyEmail,
  ],
  exports: [CurrentPassword, KnownDevices, MailAllowance, OneTimeTokens, SessionList, Sessions],
})
export class AuthModule {}
