export {
  deriveToken,
  readRowToken,
  readSignedToken,
  rowCode,
  rowToken,
  sha256,
  signedToken,
} from './signed-token';
export {
  expectUsable,
  TokenInvalid,
  TokenUsed,
  LinksModule,
  OneTimeTokens,
  voidAccess,
  voidTokens,
} from './one-time-tokens';
export { OneTimeToken } from './one-time-token.entity';
export { requestLink, type OpenedRequest } from './request-link';
export { SiteLinks } from './site-links';
export { secondsOf, type TokenPurpose } from './token-purposes';
