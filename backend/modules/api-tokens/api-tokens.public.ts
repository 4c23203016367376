export { ApiTokensModule } from './api-tokens.module';
export { ChangeTokens } from './change-tokens';
