export { ApiToken } from './api-token.entity';
export { ApiTokensModule } from './api-tokens.module';
export { RevokeToken } from './revoke-token';
