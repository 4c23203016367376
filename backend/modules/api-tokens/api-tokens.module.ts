import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { ApiTokensController } from './api-tokens.controller';
import { ChangeTokens } from './change-tokens';
import { TokenList } from './token-list';
import { UseToken } from './use-token';
import './api-tokens.mails';
import './api-tokens.personal-data';

@Module({
  imports: [AuthModule],
  controllers: [ApiTokensController],
  providers: [ChangeTokens, TokenList, UseToken],
  exports: [ChangeTokens],
})
export class ApiTokensModule {}
