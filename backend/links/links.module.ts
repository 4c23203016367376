import { Global, Module } from '@nestjs/common';
import './links.retention';
import { OneTimeTokens } from './one-time-tokens';
import './links.personal-data';

/** Links and codes that work once: made, found and consumed. */
@Global()
@Module({ providers: [OneTimeTokens], exports: [OneTimeTokens] })
export class LinksModule {}
