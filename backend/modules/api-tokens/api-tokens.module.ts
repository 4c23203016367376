import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { ApiTokenStrategy } from './api-token.strategy';
import { ApiTokensController } from './api-tokens.controller';
import { CreateToken } from './create-token';
import { RevokeToken } from './revoke-token';
import { TokenList } from './token-list';
import { UseToken } from './use-token';
import './api-tokens.mails';
import './api-tokens.retention';
import './api-tokens.personal-data';

@Module({
  imports: [AuthModule],
  controllers: [ApiTokensController],
  providers: [ApiTokenStrategy, CreateToken, RevokeToken, TokenList, UseToken],
  exports: [RevokeToken],
})
export class ApiTokensModule {}
