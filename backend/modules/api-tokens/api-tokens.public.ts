export { ApiTokensModule } from './api-tokens.module';
export { RevokeToken } from './revoke-token';
