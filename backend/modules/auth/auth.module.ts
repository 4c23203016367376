import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AppConfig } from '../../config/app-config';
import { AuthController } from './auth.controller';
import { CancelRegistration } from './cancel-registration';
import { ChangePassword } from './change-password';
import { ExchangeCode } from './exchange-code';
import { ForgotPassword } from './forgot-password';
import { KnownDevices } from './known-devices';
import { OneTimeTokens } from './one-time-tokens';
import { ProviderClients } from './provider-clients';
import { ProviderController } from './provider.controller';
import { ProviderOffers } from './provider-offers';
import { ProviderSignIn } from './provider-sign-in';
import { Register } from './register';
import { ResendVerification } from './resend-verification';
import { ResetPassword } from './reset-password';
import { SessionController } from './session.controller';
import { SessionList } from './session-list';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignInThrottle } from './sign-in-throttle';
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
    ExchangeCode,
    ForgotPassword,
    KnownDevices,
    OneTimeTokens,
    ProviderClients,
    ProviderOffers,
    ProviderSignIn,
    Register,
    ResendVerification,
    ResetPassword,
    SessionList,
    Sessions,
    SessionStrategy,
    SignIn,
    SignInThrottle,
    VerifyEmail,
  ],
  exports: [OneTimeTokens, SessionList, Sessions],
})
export class AuthModule {}
