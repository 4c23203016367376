export { deriveToken, sha256 } from './derive-token';
export { TokenInvalid, TokenUsed } from './links.errors';
export { LinksModule } from './links.module';
export { OneTimeToken } from './one-time-token.entity';
export { OneTimeTokens, voidPending } from './one-time-tokens';
export { readSignedToken, signedToken } from './signed-token';
export { requestLink, type OpenedRequest } from './request-link';
export { SiteLinks } from './site-links';
export { secondsOf, type TokenPurpose } from './token-purposes';
