export { OneTimeToken, type TokenPurpose } from './one-time-token.entity';
export { PendingRegistration } from './pending-registration.entity';
export { deriveToken, sha256 } from './derive-token';
export { AuthModule } from './auth.module';
export { OneTimeTokens } from './one-time-tokens';
export { Sessions } from './sessions';
export { isFresh } from './freshness';
export { CurrentPassword } from './current-password';
