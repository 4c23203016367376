import { Global, Module } from '@nestjs/common';
import './links.retention';
import { OneTimeTokens } from './one-time-tokens';
import './links.personal-data';

@Global()
@Module({ providers: [OneTimeTokens], exports: [OneTimeTokens] })
export class LinksModule {}
