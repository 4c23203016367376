export { AuthModule } from './auth.module';
export { addressClaimed, signInFailed } from './auth.events';
export { AccountDisabled, NoSuchSession } from './auth.errors';
export {
  ACCOUNT_REASON,
  activeUser,
  greet,
  NOT_YOU,
  resetPasswordMail,
  toAccount,
} from './auth.mails';
export { Callers } from './callers';
export { CurrentPassword } from './current-password';
export { NewTokenDto, SignedInDto } from './dto/auth.dto';
export { SessionsDto } from './dto/session.dto';
export { hasFreshFactor, isFresh } from './freshness';
export { KnownDevices } from './known-devices';
export { IS_LIVE } from './live-session';
export { MailAllowance } from './mail-allowance';
export { SessionList } from './session-list';
export { Sessions } from './sessions';
export { SignInThrottle } from './sign-in-throttle';
export { roleGiven } from './invitations.events';
export { InviteClient } from './invite-client';
export { InviteStaff } from './invite-staff';
export { ResetFactor } from './reset-factor';
export { NoAuthenticator, OwnSecondFactor } from './second-factor.errors';
export {
  PROVIDER_LABELS,
  PROVIDERS,
  ProviderIdentity,
  type Provider,
} from './provider-identity.entity';
export { Authenticator, AUTHENTICATOR_KINDS, type AuthenticatorKind } from './authenticator.entity';
export { RecoveryCode } from './recovery-code.entity';
export { forgetFactors, giveGrace, startingLevel, type Level } from './factor-rules';
